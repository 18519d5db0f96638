import type { Leaf } from "#platform/fields/field.ts";

/**
 * What a machine must not do to a text, and a person may: lead elsewhere, or lose what something is put in for. What
 * nobody may, such as HTML or two lines in a heading, is found where any text is taken in.
 * @param isWord a word of the site, whose names in braces are looked at there, too
 * @returns why it is refused
 */
export function wrongMachineText(
  { linksOf, photosIn }: Pick<Leaf, "linksOf" | "photosIn">,
  source: string,
  answer: string,
  isWord = false,
): string | undefined {
  const names = (text: string) => text.match(/\{[\w.-]+\}/g) ?? [];
  if (!isWord && isDifferent(names(source), names(answer)))
    return "does not hold the same names in braces as the Turkish text";
  // A text that cannot be read leads nowhere; why it cannot be is told where it is taken in.
  const read = (list: ((text: string) => readonly string[]) | undefined) => (text: string) =>
    attempt(() => list?.(text)) ?? [];
  if (isDifferent(read(linksOf)(source), read(linksOf)(answer)))
    return "does not lead to the same addresses as the Turkish text";
  if (isDifferent(read(photosIn)(source), read(photosIn)(answer)))
    return "does not show the same pictures as the Turkish text";
  return undefined;
}

const isDifferent = (one: readonly string[], other: readonly string[]) =>
  one.some((each) => !other.includes(each)) || other.some((each) => !one.includes(each));

function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
