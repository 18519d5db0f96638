import { expect, test } from "vitest";
import { textsOf, wordProblems } from "./word-choice.ts";

test("a term that was replaced is named with its place and the term that stands for it", () => {
  const [text] = textsOf("content/mails/de.json", '{"visitor": {"number": "Ihre Referenznummer"}}');
  expect(text && wordProblems("content/mails/de.json", text)).toEqual([
    "content/mails/de.json: visitor.number: “Referenznummer”: say Vorgangsnummer",
  ]);
});

test("a language is known by the file, or by the key inside it", () => {
  const facts = '{"a": {"tr": "x", "de": "y"}, "b": "z"}';
  expect(textsOf("content/site.json", facts).map(({ language }) => language)).toEqual(["tr", "de"]);
  expect(textsOf("content/legal/privacy/en.md", "one\ntwo").map(({ place }) => place)).toEqual([
    "line 1",
    "line 2",
  ]);
  const entry = "title:\n  tr: a\n  de: { value: b, of: x }\n";
  expect(
    textsOf("content/entries/post/a.yaml", entry).map(({ language, text }) => [language, text]),
  ).toEqual([
    ["tr", "a"],
    ["de", "b"],
    ["de", "x"],
  ]);
  expect(textsOf("content/README.md", "Handarbeit")).toEqual([]);
});

test.each([
  ["tr", "Başvuru numaranız", "Takip numaranız"],
  ["tr", "Oturum aç", "Oturumu kapat: {browser}"],
  ["tr", "Eskişehir'de", "Eskişehir’de"],
  ["en", "Please try again just now", "Please try again right now"],
  ["en", "Loading...", "Write your message here..."],
  ["de", "Wird gesendet …", "Wird gesendet\u202f…"],
  ["de", "Name der Firma", "Name des Unternehmens"],
  ["tr", "ad@sirket.com", "ad@example.com"],
  ["en", "name@company.com", "name@example.com"],
  ["de", "name@firma.de", "name@example.com"],
] as const)("%s: “%s” is refused, “%s” is not", (language, wrong, right) => {
  const problems = (text: string) => wordProblems("x", { language, place: "", text }).length;
  expect(problems(wrong)).toBeGreaterThan(0);
  expect(problems(right)).toBe(0);
});
