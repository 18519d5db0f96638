import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAllDocuments, parseDocument, stringify } from "yaml";
import { type EntryFile, readEntryFile } from "./read-entry-file.server.ts";
import { writeEntry } from "./write-entry.server.ts";

/** Where each section has its folder, and its sample there. */
const folder = path.resolve(import.meta.dirname, "../sections");

const asked = /^sections: samples$/m;

/**
 * A file may say `sections: samples`: it then holds the samples of all sections, one after the other, so that a
 * gallery shows each section without anybody writing it down there.
 */
export function withSampleSections(file: EntryFile): EntryFile {
  if (!asked.test(file.text)) return file;
  const document = parseDocument(file.text);
  document.set("sections", sampleSections());
  const whole = { ...file, text: stringify(document.toJS()) };
  const { entry } = readEntryFile(whole);
  // In the form of an export. What is wrong with it is said by whoever reads it.
  return entry ? { ...file, text: writeEntry(entry) } : whole;
}

/** The file of each section's sample, by their names. */
export function sampleFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "sample.yaml")
    .sort()
    .map((file) => path.join(folder, file));
}

/** `{ id: "steps-2", type: "steps", … }`: by their names, each with all its looks. */
function sampleSections(): Record<string, unknown>[] {
  return sampleFiles().flatMap((file) => {
    const type = path.relative(folder, path.dirname(file));
    return parseAllDocuments(readFileSync(file, "utf8")).map((sample, index) => ({
      id: index === 0 ? type : `${type}-${index + 1}`,
      type,
      ...("toJS" in sample ? sample.toJS() : {}),
    }));
  });
}
