import compile from "icu-minify/compile";

/**
 * The arguments and tags of a message in the ICU format, sorted: `email link`.
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
    if (typeof name === "string") names.add(name);
    for (const value of rest) {
      if (Array.isArray(value)) collect([value], names);
      else if (value && typeof value === "object") {
        for (const branch of Object.values(value)) collect(branch, names);
      }
    }
  }
}
