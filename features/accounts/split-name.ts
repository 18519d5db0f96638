import { isFilled } from "#platform/rules/text-rules.ts";

/**
 * The last word of a name is the last name; a single word is a first name. Blanks between words are one, and what
 * nobody can see is no word.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(isFilled);
  if (words.length === 1) return { firstName: words[0] ?? "", lastName: "" };
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** A name as it is kept: without the blanks around it, and empty when nobody can see it. */
export const tidyName = (name: string): string => (isFilled(name) ? name.trim() : "");

/** First and last name joined; either may be empty. */
export const joinName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();

/** The letters of the picture that stands for a person: `İrem Naz Öz` → `İÖ`. */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/\s+/).filter(isFilled);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase(locale);
}
