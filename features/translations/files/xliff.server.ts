import { Parser } from "htmlparser2";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TextState } from "../text-states.ts";
import { type FileText, keyOf, languageNamed, readKey, WrongFile } from "./file-text.ts";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
/** XML 1.0 knows no other control characters; no text of ours holds them. */
const states: Partial<Record<TextState, string>> = {
  missing: 'state="needs-translation"',
  stale: 'state="needs-review-translation"',
  machine: 'state="needs-review-translation" state-qualifier="leveraged-mt"',
};
/** What a program says of a text that a person has looked at. */
const looked = ["translated", "signed-off", "final"];

/**
 * Texts as an XLIFF 1.2 file, a `file` for each entry: what translation programs read
 * (https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html). The hashes stand in the id of each text, which every
 * program gives back.
 */
export function writeXliff(texts: readonly FileText[], language: LanguageCode): string {
  const files = [...Map.groupBy(texts, ({ entry }) => entry)].map(([entry, own]) => {
    const units = own.map(
      (
        text,
      ) => `      <trans-unit id="${escaped(keyOf(text))}" resname="${escaped(text.field)}" xml:space="preserve">
        <source xml:lang="${sourceLanguage}">${escaped(text.source)}</source>
        <target xml:lang="${language}" ${states[text.state ?? "done"] ?? 'state="translated"'}>${escaped(text.value)}</target>
      </trans-unit>`,
    );
    return `  <file original="${escaped(entry)}" source-language="${sourceLanguage}" target-language="${language}" datatype="plaintext">
    <body>
${units.join("\n")}
    </body>
  </file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${files.join("\n")}
</xliff>
`;
}

const mostUnits = 20_000;
const deepest = 12;

/**
 * Reads what a translation program gives back. Nothing outside of the file is asked for, and no entity is declared.
 * @throws WrongFile
 */
export function readXliff(text: string): { language: string; texts: FileText[] } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new WrongFile("doctype");
  const texts: FileText[] = [];
  const open: string[] = [];
  let isXliff = false;
  let language = "";
  let entry = "";
  let unit: { key: string; source: string; value: string; state: string } | undefined;
  /** A text of the unit itself: what programs propose beside it (`alt-trans`) has a source and a target, too. */
  const isOwn = (name: string, above: number) =>
    open.at(-above) === name && open.at(-above - 1) === "trans-unit";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (open.length > deepest) throw new WrongFile("deep");
        if (name === "xliff") {
          isXliff = true;
          if (attributes.version !== "1.2") throw new WrongFile("version");
        }
        if (name === "file") {
          entry = attributes.original ?? "";
          language ||= attributes["target-language"] ?? "";
          if (attributes["target-language"] !== language) throw new WrongFile("languages");
        }
        if (name === "trans-unit")
          unit = { key: attributes.id ?? "", source: "", value: "", state: "" };
        if (unit && isOwn("target", 1)) unit.state = attributes.state ?? "";
        if (unit && isOwn("target", 2)) throw new WrongFile("marks", unit.key);
      },
      ontext(said) {
        if (unit && isOwn("target", 1)) unit.value += said;
        if (unit && isOwn("source", 1)) unit.source += said;
      },
      onclosetag(name, isImplied) {
        // Nothing but `<x/>` is closed without an end of its own.
        if (isImplied && text[parser.endIndex - 1] !== "/") throw new WrongFile("broken");
        open.pop();
        if (name !== "trans-unit" || !unit) return;
        const { key, source, value, state } = unit;
        const isConfirmed = looked.includes(state);
        texts.push({ entry, ...readKey(key), source, value, ...(isConfirmed && { isConfirmed }) });
        if (texts.length > mostUnits) throw new WrongFile("long");
        unit = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  // The parser would close what a file that was cut off left open: half a text would be taken for all of it.
  if (open.length > 0) throw new WrongFile("broken");
  parser.end();
  if (!isXliff) throw new WrongFile("kind");
  return { language: languageNamed(language), texts };
}
