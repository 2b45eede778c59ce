/** Reads as much of TOML as content.toml uses: tables in lists, and texts, whole numbers, yes or no, lists, inline tables. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };

export function readToml(text: string): Table {
  const found: Table = {};
  let here = found;
  let at = 0;

  function skip(lines: boolean): void {
    for (; at < text.length; at++) {
      const sign = text[at];
      if (sign === "#") while (at + 1 < text.length && text[at + 1] !== "\n") at++;
      else if (sign !== " " && sign !== "\t" && !(lines && (sign === "\n" || sign === "\r"))) return;
    }
  }

  function word(): string {
    const from = at;
    while (/[\w-]/.test(text[at] ?? "")) at++;
    if (at === from) throw new Error(`content.toml: unexpected ${text[at]} at ${at}`);
    return text.slice(from, at);
  }

  function expect(sign: string): void {
    if (text[at] !== sign) throw new Error(`content.toml: ${sign} expected at ${at}`);
    at++;
  }

  function pair(into: Table): void {
    const key = word();
    skip(false);
    expect("=");
    skip(false);
    into[key] = value();
  }

  function value(): Value {
    const sign = text[at];
    if (sign === '"') {
      const end = text.indexOf('"', at + 1);
      const told = text.slice(at + 1, end);
      at = end + 1;
      return told;
    }
    if (sign === "[") {
      const list: Value[] = [];
      at++;
      for (skip(true); text[at] !== "]"; skip(true)) {
        list.push(value());
        skip(true);
        if (text[at] === ",") at++;
      }
      at++;
      return list;
    }
    if (sign === "{") {
      const table: Table = {};
      at++;
      for (skip(true); text[at] !== "}"; skip(true)) {
        pair(table);
        skip(true);
        if (text[at] === ",") at++;
      }
      at++;
      return table;
    }
    const plain = word();
    return plain === "true" ? true : plain === "false" ? false : Number(plain);
  }

  for (skip(true); at < text.length; skip(true)) {
    if (text.startsWith("[[", at)) {
      at += 2;
      const name = word();
      at += 2;
      here = {};
      const list = (found[name] ??= []);
      if (Array.isArray(list)) list.push(here);
    } else pair(here);
  }
  return found;
}
