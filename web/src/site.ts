/**
 * Where the page lies: at `/`, or below it at an address such as `/palier/`. Every address of ours goes through here.
 *
 * The build puts all scripts into `assets/` below that place, so each knows it by its own address.
 */
const script: string = import.meta.url;
const place = import.meta.env.DEV ? "/" : new URL("../", script).pathname;

/** What a browser asks for when it wants our path, `/t/abc`. */
export function at(path: string, below = place): string {
  return below + path.slice(1);
}

/** The same with the origin, to be passed on. */
export function linkTo(path: string): string {
  return location.origin + at(path);
}

/** Our path of an address, `/palier/t/abc`. */
export function inside(pathname: string, below = place): string {
  return pathname.startsWith(below) ? pathname.slice(below.length - 1) : pathname;
}
