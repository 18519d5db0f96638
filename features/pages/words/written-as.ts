/** A placeholder as it stands in a text: `{name}`, and `<link>…</link>` for what words are put between. */
export const writtenAs = (placeholder: string): string =>
  placeholder.startsWith("<")
    ? `${placeholder}…${placeholder.replace("<", "</")}`
    : `{${placeholder}}`;

/** What of it a text has to hold in any case: behind a name in braces may stand how it is said (`{count, plural, …}`). */
export const openingOf = (placeholder: string): string =>
  placeholder.startsWith("<") ? placeholder : `{${placeholder}`;
