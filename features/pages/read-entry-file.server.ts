import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { Problem } from "#platform/fields/field.ts";
import type { EntryDocument } from "./entry-document.ts";
import { entryKinds, isKnownKind } from "./kinds.ts";
import { readEntry } from "./read-entry.server.ts";

/** Bytes; a long article has 20,000. */
const mostBytes = 1_000_000;

/** One file of a folder of entries. `name`: `post/first-steps.yaml`. */
export interface EntryFile {
  name: string;
  text: string;
}

export interface ReadFile {
  entry?: EntryDocument;
  /** `post/first-steps.yaml:12: title.en: expected a single line` */
  problems: string[];
}

const nameForm = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Reads a file; what is wrong names it, the line and the field. */
export function readEntryFile({ name, text }: EntryFile): ReadFile {
  const refuse = (message: string, line?: number): ReadFile => ({
    problems: [`${name}${line ? `:${line}` : ""}: ${message}`],
  });
  const [, kind = "", id = ""] = nameForm.exec(name) ?? [];
  if (id === "" || id.length > 80)
    return refuse(
      "expected a name such as post/first-steps.yaml, of a–z, 0–9 and hyphens, at most 80 letters",
    );
  if (!isKnownKind(kind))
    return refuse(`${kind} is no kind of entry (there are ${entryKinds.join(", ")})`);
  if (Buffer.byteLength(text) > mostBytes)
    return refuse(`is larger than ${mostBytes / 1_000_000} MB`);

  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: "core", version: "1.2" });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const hint =
      fault.code === "BLOCK_AS_IMPLICIT_KEY" ? " (a text with a colon stands in quotes)" : "";
    return refuse(
      `is no YAML that we read: ${fault.message.split("\n", 1)[0]}${hint}`,
      lines.linePos(fault.pos[0]).line,
    );
  }
  let written: unknown;
  try {
    written = document.toJS({ maxAliasCount: 0 });
  } catch {
    return refuse("holds an alias (*name): write out what it stands for");
  }
  const { entry, problems } = readEntry(kind, id, written);
  return {
    entry,
    problems: problems.map(
      ({ path, message }) =>
        `${name}:${lineOf(document, path, lines)}: ${path.length > 0 ? `${fieldName(path)}: ` : ""}${message}`,
    ),
  };
}

/** Where a field stands, or what it should stand in. */
function lineOf(document: Document, path: Problem["path"], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** `sections[2].body.en` */
export function fieldName(path: Problem["path"]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${part}` : part,
    "",
  );
}
