/** The little Markdown that our rule books use: sections, numbered sentences with notes, paragraphs. */

export interface Sentence {
  id: string;
  text: string;
  note: string | null;
}

export interface Section {
  title: string;
  level: number;
  paragraphs: string[];
  sentences: Sentence[];
}

export function parseRules(source: string): Section[] {
  const sections: Section[] = [];
  let section: Section = { title: "", level: 1, paragraphs: [], sentences: [] };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    const sentence = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/.exec(line);
    const note = /^ {2}\*(.+)\*$/.exec(line);
    const last = section.sentences.at(-1);
    if (heading) {
      section = { title: heading[2] ?? "", level: heading[1]?.length ?? 2, paragraphs: [], sentences: [] };
      sections.push(section);
    } else if (sentence) section.sentences.push({ id: sentence[1] ?? "", text: sentence[2] ?? "", note: null });
    else if (note && last) last.note = note[1] ?? null;
    else if (line.trim()) section.paragraphs.push(line.trim());
  }
  return sections;
}

export interface Piece {
  text: string;
  as: "text" | "em" | "strong" | "code" | "tag";
}

/** Words with *emphasis*, `option names` and the tags (R12) and (Palier) told apart. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\((R\d+|Palier)\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), as: "text" });
    if (match[1]) found.push({ text: match[1], as: "strong" });
    else if (match[2]) found.push({ text: match[2], as: "em" });
    else if (match[3]) found.push({ text: match[3], as: "code" });
    else if (match[4]) found.push({ text: match[4], as: "tag" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), as: "text" });
  return found;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A title as the id of its heading. */
export function slug(title: string): string {
  return `rules-${fold(title).replace(/[^a-z0-9]+/g, "-")}`;
}

/** Only what contains all the words, accents and case aside; an id ("RS-4") must be the whole id. */
export function search(sections: Section[], query: string): Section[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections.flatMap((section) => {
    const title = fold(section.title);
    const sentences = section.sentences.filter((sentence) => {
      const text = `${title} ${fold(sentence.text)} ${fold(sentence.note ?? "")}`;
      return words.every((word) => (/^[a-z]+-\d+$/.test(word) ? fold(sentence.id) === word : text.includes(word)));
    });
    return sentences.length ? [{ ...section, paragraphs: [], sentences }] : [];
  });
}
