import { expect, test } from "./fixtures.ts";
import { textSpacing } from "./text-spacing.ts";
import { languageCodes } from "./words.ts";

/** Letters of a headline after which a line ends in the middle of a word, with the letter that follows. */
function tornIn(headline: Element): string[] {
  const text = headline.firstChild as Text;
  // Of two letters that are drawn as one, one has no place of its own.
  const topOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1)?.top ?? Number.NaN;
  };
  return [...text.data.matchAll(/\p{L}(?=\p{L})/gu)].flatMap(({ 0: letter, index }) =>
    topOf(index + 1) > topOf(index) + 4 ? [letter + text.data[index + 1]] : [],
  );
}

test.for(languageCodes)(
  "on the narrowest phone no word of the home page's headline is torn, also with letters set apart, %s",
  async (code, { comes }) => {
    const visitor = await comes({ viewport: { width: 320, height: 640 }, bypassCSP: true });
    await visitor.opens("/", code);
    const headline = visitor.page.locator("h1");
    expect(await headline.evaluate(tornIn)).toEqual([]);
    await visitor.page.addStyleTag({ content: textSpacing });
    expect(await headline.evaluate(tornIn)).toEqual([]);
  },
);
