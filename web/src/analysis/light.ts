/**
 * Lights the control that an action belongs to: every game marks its controls with `data-acts`, the notations of what they
 * do between bars (`|flat C2|`). A rule of style finds them whenever they are drawn, also when the board is drawn anew.
 */
export function light(action: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[data-acts*="|${CSS.escape(action).replaceAll("\\ ", " ")}|"] {
      outline: 4px dashed var(--brass) !important;
      outline-offset: 2px;
    }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
