import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Inline } from "#platform/fields/rich-text.ts";
import { richText } from "#platform/fields/rich-text-field.ts";
import { RichTextView } from "./rich-text-view.tsx";

const around = {
  language: "en" as const,
  pathOf: () => undefined,
  cardOf: () => undefined,
  cardsOf: () => [],
};

const draw = (...inside: Inline[]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichTextView text={[{ is: "p", inside }]} />
    </MemoryRouter>,
  ).replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, "_$1_");

test.each([
  ["per E-Mail oder", "per _E-Mail_ oder"],
  ["haber e-postalarından", "haber _e-postalarından_"],
  [
    "Ihre E-Mail-Adresse, die Bestätigungs-E-Mail",
    "Ihre _E-Mail-Adresse_, die Bestätigungs-_E-Mail_",
  ],
  ["IP-Adresse, Demo-Konto, 5-f, A-1, a – b", "IP-Adresse, Demo-Konto, 5-f, A-1, a – b"],
])(
  "no line ends within a word whose first letter stands alone before a hyphen: %s",
  (said, shown) => {
    expect(draw(said)).toContain(`<p>${shown}</p>`);
  },
);

test("what is to be copied stays as it is written", () => {
  expect(draw({ is: "code", text: "e-posta" })).toContain("<code>e-posta</code>");
});

test("of fifteen thousand such words none is lost", () => {
  const words = Array.from({ length: 15_000 }, () => "e-posta").join(" ");
  const drawn = draw(words).replaceAll("_", "");
  expect(drawn.length).toBe(draw("").length + words.length);
});

test("a table has heads of its columns, where they say something", () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <RichTextView
        text={[
          {
            is: "table",
            rows: [
              [[], ["b"]],
              [["c"], []],
            ],
          },
        ]}
      />
    </MemoryRouter>,
  );
  expect(drawn).toContain("<tr><td></td><th>b</th></tr><tr><td>c</td><td></td></tr>");
});

test("the frame of a table, which keys move, is named by the heads of its columns", () => {
  const markdown = "| **Hours** | Price in € |\n| --- | --- |\n| 2 | 200 |";
  const text = richText().show?.(markdown, around);
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <RichTextView text={text ?? []} />
    </MemoryRouter>,
  );
  const frame = document.querySelector("[tabindex='0']");
  expect(frame?.getAttribute("role")).toBe("group");
  expect(frame?.getAttribute("aria-label")).toBe("Hours · Price in €");
});
