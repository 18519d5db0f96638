import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Inline } from "#platform/fields/rich-text.ts";
import { RichTextView } from "./rich-text-view.tsx";

const draw = (...inside: Inline[]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichTextView text={[{ is: "p", inside }]} />
    </MemoryRouter>,
  ).replaceAll("\u2060", "_");

test.each([
  ["per E-Mail oder", "per E-_Mail oder"],
  ["haber e-postalarından", "haber e-_postalarından"],
  [
    "Ihre E-Mail-Adresse, die Bestätigungs-E-Mail",
    "Ihre E-_Mail-Adresse, die Bestätigungs-E-_Mail",
  ],
  ["IP-Adresse, Demo-Konto, 5-f, A-1, a – b", "IP-Adresse, Demo-Konto, 5-f, A-1, a – b"],
])("a line ends after no letter that stands alone before a hyphen: %s", (said, shown) => {
  expect(draw(said)).toContain(`<p>${shown}</p>`);
});

test("what is to be copied stays as it is written", () => {
  expect(draw({ is: "code", text: "e-posta" })).toContain("<code>e-posta</code>");
});
