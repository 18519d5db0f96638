import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import type { TextState } from "../text-states.ts";
import { type FileText, keyOf, languageNamed, readKey, WrongFile } from "./file-text.ts";

const needed = ["entry", "key", "language", "source", "target"] as const;
/** Tables of earlier releases have no state. */
const columns = [...needed, "state"] as const;
/** A tab before what a spreadsheet program would take for a formula: it is taken off again when the file comes back. */
const guard = (text: string) => (/^[\t=+\-@|＝＋－＠｜]/u.test(text) ? `\t${text}` : text);
const unguard = (text: string) => (text.startsWith("\t") ? text.slice(1) : text);
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Texts as a table, with the mark by which Excel knows UTF-8. */
export function writeTextsCsv(texts: readonly FileText[], language: LanguageCode): string {
  const lines = texts.map((text) =>
    [text.entry, keyOf(text), language, text.source, text.value, text.state ?? ""]
      .map(guard)
      .map(quote)
      .join(","),
  );
  return `\uFEFF${columns.join(",")}\r\n${lines.map((line) => `${line}\r\n`).join("")}`;
}

const mostRows = 20_000;

/** Reads such a table again, however a spreadsheet program has parted its cells. @throws WrongFile */
export function readTextsCsv(text: string): { language: string; texts: FileText[] } {
  const whole = text.replace(/^\uFEFF/, "");
  const [heading = ""] = whole.split(/\r?\n/, 1);
  const separator = [",", ";", "\t"].find((sign) => heading.split(sign).length >= needed.length);
  if (!separator) throw new WrongFile("columns");
  const [head = [], ...rows] = cellsOf(whole, separator);
  const places = columns.map((name) => head.findIndex((cell) => cell.trim() === name));
  if (needed.some((_, at) => (places[at] ?? -1) < 0)) throw new WrongFile("columns");
  const read = rows
    .filter((row) => row.some((cell) => cell !== ""))
    .map((row) => {
      const cells = places.map((place) => unguard(row[place] ?? ""));
      const [entry = "", key = "", language = "", source = "", value = "", state = ""] = cells;
      const isConfirmed = state.trim() === ("done" satisfies TextState);
      const text = { entry, ...readKey(key), source, value, ...(isConfirmed && { isConfirmed }) };
      return { language: languageNamed(language), text };
    });
  const languages = [...new Set(read.map(({ language }) => language))];
  if (languages.length > 1) throw new WrongFile("languages");
  const [language = ""] = languages;
  if (read.length > 0 && !isLanguageCode(language)) throw new WrongFile("language", language);
  return { language, texts: read.map(({ text }) => text) };
}

/** RFC 4180, in one pass. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
      if (rows.length > mostRows + 2) throw new WrongFile("long");
    } else if (sign !== "\r") cell += sign;
  }
  if (isQuoted) throw new WrongFile("quotes");
  endCell();
  return rows;
}
