import { linkTo } from "../site";

/** The resume link of a seat, as long as this page is open: the server tells it once, and it is stored nowhere. */
const links = new Map<string, string>();

export function noteResume(table: string, resume: string | null): void {
  if (!resume) return;
  const path = resume.replace(/^https?:\/\/[^/]+/, "");
  links.set(table, path.startsWith("/") ? location.origin + path : linkTo(`/t/${table}#${path}`));
}

export function resumeLink(table: string): string | null {
  return links.get(table) ?? null;
}
