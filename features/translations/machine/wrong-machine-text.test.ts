import { expect, test } from "vitest";
import { richText, text } from "#platform/fields/fields.ts";
import { wrongMachineText } from "./wrong-machine-text.ts";

const picture = `![](picture:${"a".repeat(32)})`;

test.each([
  ["words alone", text(), "Merhaba", "Hallo", undefined],
  ["a name that stays", text(), "Merhaba {name}", "Hallo {name}", undefined],
  ["a name that is lost", text(), "Merhaba {name}", "Hallo Name", /names in braces/],
  ["a name that was translated", text(), "Merhaba {name}", "Hallo {Vorname}", /names in braces/],
  ["a link that stays", richText(), "[a](page:faq)", "[b](page:faq)", undefined],
  ["a link elsewhere", richText(), "[a](page:faq)", "[b](https://evil.example)", /same addresses/],
  ["a link more", richText(), "a", "b [c](https://evil.example)", /same addresses/],
  ["a link that is lost", richText(), "[a](page:faq)", "b", /same addresses/],
  ["a script instead", richText(), "[a](page:faq)", "[b](javascript:alert)", /same addresses/],
  ["a picture that is lost", richText(), `a\n\n${picture}`, "b", /same pictures/],
] as const)("%s", (_, leaf, source, answer, why) => {
  const told = wrongMachineText(leaf, source, answer);
  if (why) expect(told).toMatch(why);
  else expect(told).toBeUndefined();
});

test("what a word of the site says in braces is not looked at here", () => {
  expect(
    wrongMachineText(text(), "{n, plural, other {Sepet}}", "{n, plural, other {Korb}}", true),
  ).toBeUndefined();
});
