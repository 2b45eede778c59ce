import { at, inside } from "./site";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; step: number | null; review?: number }
  | { page: "rules"; game: string }
  | { page: "edit"; game: string }
  | { page: "lost" };

/** The server knows five addresses of the page: `/`, `/t/…`, `/t/…/replay/…`, `/rules/…` and `/edit/…`. */
export function parse(path: string, query = ""): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === undefined) {
    const game = new URLSearchParams(query).get("new");
    return game ? { page: "new", game } : { page: "home" };
  }
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "edit" && second) return { page: "edit", game: second };
  if (first === "t" && second) {
    if (third === "replay")
      return {
        page: "replay",
        id: second,
        step: fourth === undefined ? null : Math.max(0, Number.parseInt(fourth, 10) || 0),
        ...reviewIn(query),
      };
    return { page: "table", id: second };
  }
  return { page: "lost" };
}

/** `?review=1` opens the review of that seat's decisions beside the replay. */
function reviewIn(query: string): { review?: number } {
  const seat = new URLSearchParams(query).get("review");
  return seat === null ? {} : { review: Math.max(0, Number.parseInt(seat, 10) || 0) };
}

let current: Route = $state(parse(inside(location.pathname), location.search));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  const address = at(path);
  if (address === location.pathname + location.search + location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = parse(inside(location.pathname), location.search);
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = parse(inside(location.pathname), location.search);
});

/** Plain links inside the page become route changes; anything unusual is left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = inside(link.pathname);
  if (path.startsWith("/api/") || parse(path, link.search).page === "lost") return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}
