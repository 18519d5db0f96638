import type { ShownSection } from "../page-document.ts";

const inText: readonly string[] = ["text", "picture-with-text"];

/** Sections of an article up to the first one that wants the whole width are the column of its text. */
export function inColumn(sections: readonly ShownSection[]) {
  const first = sections.findIndex(({ type }) => !inText.includes(type));
  const end = first < 0 ? sections.length : first;
  return { column: sections.slice(0, end), rest: sections.slice(end) };
}
