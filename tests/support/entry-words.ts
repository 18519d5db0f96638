import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { LanguageCode } from "#platform/language/languages.ts";

type Branch = Record<string, unknown>;

/**
 * What an entry of content/entries says in a language, by its field: `title`, `sections.hero.points.support.text`.
 * @throws where it says nothing there
 */
export function wordsOfEntry(name: string, code: LanguageCode): (field: string) => string {
  const entry: Branch = parse(readFileSync(`content/entries/${name}.yaml`, "utf8"));
  return (field) => {
    const found = field.split(".").reduce<unknown>((inside, step) => {
      if (Array.isArray(inside)) return inside.find(({ id }) => id === step);
      return (inside as Branch | undefined)?.[step];
    }, entry);
    const said = (found as Branch | undefined)?.[code];
    if (typeof said !== "string") throw new Error(`${name} says nothing in ${field}.${code}`);
    return said;
  };
}

export const contactHeading = (code: LanguageCode) =>
  wordsOfEntry("page/contact", code)("sections.form.heading");
export const homeWords = (code: LanguageCode) => wordsOfEntry("page/home", code);
/** What the page of a notice says, such as `newsletter-confirmed`. */
export const noticeHeading = (name: string, code: LanguageCode) =>
  wordsOfEntry(`page/${name}`, code)("sections.notice.heading");
