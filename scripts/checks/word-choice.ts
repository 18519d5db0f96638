import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isLanguageCode, type LanguageCode } from "../../platform/language/languages.ts";
import type { Expectation } from "./expectation.ts";
import { replacedTerms, toTheLetter } from "./replaced-terms.ts";
import { filesBelow } from "./source-files.ts";

interface Text {
  language: LanguageCode;
  /** Key of a JSON file, or line of a document. */
  place: string;
  text: string;
}

/** No text of content/ says what was replaced by a better word (replaced-terms.ts). */
export function checkWordChoice(): Expectation[] {
  const files = filesBelow("content", ".json", ".md", ".yaml");
  return [
    {
      name: "words use the terms that were agreed on",
      problems: files.flatMap((file) =>
        textsOf(file, readFileSync(file, "utf8")).flatMap((text) => wordProblems(file, text)),
      ),
    },
  ];
}

/** `content/mails/de.json: contactVisitor.reference: “Referenznummer”: say Vorgangsnummer` */
export function wordProblems(file: string, { language, place, text }: Text): string[] {
  if (toTheLetter.has(text.replace(/\.$/, "")) || toTheLetter.has(text)) return [];
  return (replacedTerms[language] ?? []).flatMap(({ never, instead }) => {
    const found = never.exec(text)?.[0];
    return found === undefined ? [] : [`${file}: ${place}: “${found}”: say ${instead}`];
  });
}

/** The texts of a file with their language: named by the file (`de.json`, `de.md`), or by a key inside (`{tr, en, de}`). */
export function textsOf(file: string, source: string): Text[] {
  const name = path.parse(file).name;
  const language = isLanguageCode(name) ? name : undefined;
  if (file.endsWith(".json")) return leavesOf(parsed(source, JSON.parse), "", language);
  if (file.endsWith(".yaml")) return leavesOf(parsed(source, parse), "", undefined);
  if (!language) return [];
  return source.split("\n").map((text, at) => ({ language, place: `line ${at + 1}`, text }));
}

/** What cannot be read has no words; that it cannot is said by the check of the content. */
function parsed(source: string, read: (source: string) => unknown): unknown {
  try {
    return read(source);
  } catch {
    return undefined;
  }
}

function leavesOf(value: unknown, place: string, language: LanguageCode | undefined): Text[] {
  if (typeof value === "string") return language ? [{ language, place, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, place ? `${place}.${key}` : key, isLanguageCode(key) ? key : language),
  );
}
