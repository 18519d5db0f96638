import compile from "icu-minify/compile";

/** How the compiler names the forms that are no text: a word that is put in has none of a number or a day. */
const forms: Readonly<Record<number, string>> = { 4: "number", 5: "date", 6: "time" };

/**
 * The arguments and tags of a message in the ICU format, sorted: `<link>`, `email`, `day, date`. Which of them it is
 * counts: what is put into a tag is a piece of program, and shown as such in braces.
 * @throws Error where it is no such message
 */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  collect(compile(message), names);
  return [...names].sort();
}

/** A compiled message is a text, or a list of texts and of arguments: [name, …parts or branches]. */
function collect(part: unknown, names: Set<string>): void {
  if (!Array.isArray(part)) return;
  for (const piece of part) {
    if (!Array.isArray(piece)) continue;
    const [name, ...rest] = piece;
    if (typeof name === "string") names.add(writtenIn(name, rest));
    for (const value of rest) {
      if (Array.isArray(value)) collect([value], names);
      else if (value && typeof value === "object") {
        for (const branch of Object.values(value)) collect(branch, names);
      }
    }
  }
}

/** @param rest nothing for what is put in as it is, the number of a form, or what stands in a tag */
function writtenIn(name: string, [first]: readonly unknown[]): string {
  if (first === undefined) return name;
  if (typeof first !== "number") return `<${name}>`;
  const form = forms[first];
  return form === undefined ? name : `${name}, ${form}`;
}
