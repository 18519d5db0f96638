import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withOwnLegalText } from "./own-legal-texts.server.ts";
import { readEntryFile } from "./read-entry-file.server.ts";

const imprint = {
  name: "legal-text/imprint.yaml",
  text: readFileSync("content/entries/legal-text/imprint.yaml", "utf8"),
};
const own = (files: Record<string, string>, file = imprint) =>
  withOwnLegalText(file, (name) => files[name]);
const written = (body: string) =>
  `---\nupdated: 2027-01-05\n---\n\n# Künyemiz\n\nGiriş.\n\n## Biz {#us}\n\n${body}\n\n## Şirket {#provider}\n\n[{email}](mailto:{email})\n`;

test("a company that has no such files has the same bytes", () => {
  expect(own({})).toBe(imprint);
});

test("a text that a company had written stands in the entry, whole, in its language", () => {
  const { entry, problems } = readEntryFile(
    own({ "content/legal/imprint/tr.md": written("**Biz**") }),
  );
  expect(problems).toEqual([]);
  expect(entry?.values).toMatchObject({ updated: "2027-01-05", heading: { tr: "Künyemiz" } });
  const before = readEntryFile(imprint).entry?.sections ?? [];
  expect(entry?.sections.map(({ id }) => id)).toEqual(["us", ...before.map(({ id }) => id)]);
  const [us, provider, contact] = entry?.sections ?? [];
  expect(us).toMatchObject({ hidden: ["en", "de"], values: { body: { tr: "**Biz**" } } });
  expect(provider).toMatchObject({ hidden: [], values: { body: { tr: "{email}" } } });
  expect(contact?.hidden).toEqual(["tr"]);
});

test("texts of orders were no Markdown: their signs stay what they are", () => {
  const name = "order-text/order-terms.yaml";
  const terms = { name, text: readFileSync(`content/entries/${name}`, "utf8") };
  const { entry } = readEntryFile(
    own({ "content/order-texts/terms/tr.md": written("a *b* [c]") }, terms),
  );
  expect(entry?.sections[0]?.values.body).toEqual({ tr: "a \\*b\\* \\[c\\]" });
});

test("what cannot be taken over is named, and never replaced by ours", () => {
  const across = written("a\n\n---\n\nb");
  expect(() => own({ "content/legal/imprint/tr.md": across })).toThrow(
    /content\/legal\/imprint.*a line across/s,
  );
  expect(() => own({ "content/legal/imprint/de.md": "# Impressum" })).toThrow(
    "imprint/de.md must begin",
  );
});
