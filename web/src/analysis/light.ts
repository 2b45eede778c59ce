/**
 * Lights the control that an action belongs to: every game marks its controls with `data-acts`, the notations of what they
 * do between bars (`|flat C2|`). A rule of style finds them whenever they are drawn, also when the board is drawn anew.
 */
function controls(action: string): string {
  const text = CSS.escape(action).replaceAll("\\ ", " ");
  return `[data-acts*="|${text}|"]`;
}

export function light(action: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${controls(action)} {
      outline: 4px dashed var(--brass) !important;
      outline-offset: 2px;
    }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Brings what is lit, or what a game draws of it (`data-hinted`), where it can be seen. */
export function reveal(action: string): void {
  const all = [...document.querySelectorAll(`${controls(action)}, [data-hinted]`)].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (!all.some(isSeen)) all[0]?.scrollIntoView({ block: "center" });
}

/** Wholly on the screen, and nothing that stays there when the page is scrolled lies on it. */
function isSeen(one: Element): boolean {
  const { top, bottom, left, width } = one.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return false;
  let above = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  for (; above && !above.contains(one); above = above.parentElement)
    if (["sticky", "fixed"].includes(getComputedStyle(above).position)) return one.contains(above);
  return true;
}
