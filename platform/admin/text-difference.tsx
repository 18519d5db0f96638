import { wordDifference } from "#platform/rules/word-difference.ts";

/** What became of a text, word by word. */
export function TextDifference({ before, now }: { before: string; now: string }) {
  return wordDifference(before, now).map(({ is, text }, place) => {
    const Part = { same: "span", gone: "del", new: "ins" }[is] as "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
    return <Part key={place}>{text}</Part>;
  });
}
