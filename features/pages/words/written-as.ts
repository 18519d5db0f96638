/** A placeholder as it stands in a text: `{name}`, and `<link>…</link>` for what words are put between. */
export const writtenAs = (placeholder: string): string =>
  placeholder.startsWith("<")
    ? `${placeholder}…${placeholder.replace("<", "</")}`
    : `{${placeholder}}`;
