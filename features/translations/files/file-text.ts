import type { TextState } from "../text-states.ts";

/** One text in a file for translators. */
export interface FileText {
  entry: string;
  field: string;
  /** Hash of the source that the translation is of, or is to be of. */
  of: string;
  /** Hash of the translation that stood there when the file was written; empty: none did. */
  was: string;
  source: string;
  value: string;
  state?: TextState;
  /** In a file that came back: a person says that it is right as it stands. */
  isConfirmed?: boolean;
}

/** Why a file is refused as a whole. */
export const wrongFiles = [
  "kind",
  "version",
  "doctype",
  "broken",
  "empty",
  "deep",
  "long",
  "languages",
  "language",
  "marks",
  "columns",
  "quotes",
  "key",
  "too_large",
  "not_text",
] as const;

/** A file that cannot be read; nothing of it was taken. */
export class WrongFile extends Error {
  override name = "WrongFile";
  readonly code: (typeof wrongFiles)[number];
  /** Where. */
  readonly place: string;

  constructor(code: (typeof wrongFiles)[number], place = "") {
    super(`${code} ${place}`);
    this.code = code;
    this.place = place.slice(0, 100);
  }
}

/** Translation programs write `de-DE` for German; whatever the region, it is the one German of the site. */
export const languageNamed = (code: string): string =>
  code.trim().toLowerCase().split(/[-_]/, 1)[0] ?? "";

/** Field and hashes in one: `sections.why.body|1f…|9c…`. */
export const keyOf = ({ field, of, was }: Pick<FileText, "field" | "of" | "was">): string =>
  `${field}|${of}|${was}`;

/** @throws WrongFile `key` for what we did not write */
export function readKey(key: string): Pick<FileText, "field" | "of" | "was"> {
  const found = /^([\w.-]{1,400})\|([0-9a-f]{16})\|([0-9a-f]{16})?$/.exec(key);
  if (!found) throw new WrongFile("key", key);
  const [, field = "", of = "", was = ""] = found;
  return { field, of, was };
}
