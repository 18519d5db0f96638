/** Letters that Unicode does not take apart. */
const spelled: Record<string, string> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ς: "σ",
};

/** A letter without case and marks, in no language in particular: `İ`, `I`, `ı` → `i`, `Ş` → `s`, `ẞ` → `ss`. */
function foldLetter(letter: string): string {
  if (letter < "\u0080") return letter.toLowerCase();
  const bare = letter.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (part) => spelled[part] ?? part).join("");
}

export interface Folded {
  text: string;
  /** For each letter of `text`, where the letter that it came from begins in the original. */
  places: number[];
}

/**
 * Folds a text so that spellings of one word become equal: `ISPARTA`, `ısparta`, `İSPARTA`; `straße`, `STRASSE`;
 * `Müller`, `Mueller`, `muller`. The e after a, o or u is left out, since it may stand for two dots. What is
 * folded of a word's beginning is the beginning of what is folded of the word, so a search may run while typing.
 * `most`: letters after which folding ends; a single one (U+FDFA) can become eighteen.
 */
export function foldWithPlaces(original: string, most = Number.POSITIVE_INFINITY): Folded {
  let text = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    if (places.length >= most) break;
    for (const folded of foldLetter(letter)) {
      if (folded === "e" && "aou".includes(text.at(-1) ?? " ")) continue;
      text += folded;
      places.push(place);
    }
    place += letter.length;
  }
  return { text, places };
}

/** The folded text alone, for comparing and for a column that is searched. */
export function foldLetters(original: string): string {
  return foldWithPlaces(original).text;
}

/** The same of a stranger's text, of which a short one can become a long one: ends after `most` letters. */
export function foldAtMost(original: string, most: number): string {
  return foldWithPlaces(original, most).text;
}

/** The words of a folded text: letters and digits, everything else parts them. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
