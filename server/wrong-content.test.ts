import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findWrongContent, problemsOf } from "./wrong-content.ts";

// biome-ignore lint/suspicious/noExplicitAny: any place of the facts is spoilt.
type Facts = any;

/** What is wrong with a file of facts once `change` was made to it. */
function problemsAfter(file: string, change: (facts: Facts) => void): string[] {
  const facts = JSON.parse(readFileSync(file, "utf8"));
  change(facts);
  return problemsOf(file, JSON.stringify(facts));
}

/** `contact.officeHours.opens` of the company's facts is something else. */
const siteWith = (place: string, value: unknown) =>
  problemsAfter("content/site.json", (facts) => {
    const keys = place.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce((inner, key) => inner[key] as never, facts) as Record<
      string,
      unknown
    >;
    holder[last] = value;
  });

test("what is there is right", () => {
  expect(findWrongContent()).toEqual([]);
});

test.each([
  [
    "contact.officeHours.timeZone",
    "Europe/Istambul",
    'a time zone such as Europe/Istanbul, not "Europe/Istambul"',
  ],
  ["contact.officeHours.closes", "08:00", "expected a time after `opens`"],
  ["contact.officeHours.opens", "9:00", "a time of day such as 09:00"],
  ["contact.officeHours.days", [], "at least one day"],
  ["contact.officeHours.days", [1, 1], "a day stands twice"],
  [
    "contact.answerWithinOfficeHours",
    1_000,
    "no more hours than the office is open within 8 weeks",
  ],
  ["contact.email", "office", "an e-mail address"],
  ["contact.phone", "call us", "a number such as"],
  ["currency", "USX", "a currency such as TRY"],
  ["foundedYear", 2999, "a year that has begun"],
  ["taxPercent.default", 180, "<=100"],
  ["offices.0.countryCode", "XX", "the code of a country"],
  ["name.tr", " ", "a text"],
  ["newsletter.keepUnconfirmedDays", 6, "at least 7"],
  ["messages.keepSpamDays", 0, "at least 7"],
  ["contact.fax", "1", "no such key"],
  ["legalName", undefined, "missing"],
])("site.json: %s = %j is refused by its name", (place, value, words) => {
  const problems = siteWith(place, value);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`content/site.json: ${place}: `);
  expect(problems[0]).toContain(words);
});

test("what stands twice is named", () => {
  const twice = (file: string, list: string) =>
    problemsAfter(file, (facts) => {
      const rows = facts[list] as unknown as object[];
      rows.push(rows[0] as object);
    })[0];
  expect(twice("content/products.json", "products")).toMatch(
    /: products\.12: id 1010 stands twice/,
  );
  expect(twice("content/site.json", "offices")).toMatch(/: offices\.1: key eskisehir stands twice/);
  expect(twice("content/navigation.json", "menu")).toMatch(/: key \w+ stands twice/);
});

test("a child of a menu names its parent", () => {
  const [problem] = problemsAfter("content/navigation.json", (facts) => {
    (facts.menu as { children?: { parentKey: string }[] }[]).at(3)?.children?.forEach((child) => {
      child.parentKey = "elsewhere";
    });
  });
  expect(problem).toContain("`parentKey`");
});

test("texts that a language lacks are named", () => {
  const withoutGerman = (file: string, place: string) =>
    problemsAfter(file, (facts) => {
      delete place.split(".").reduce((inner, key) => inner[key], facts).de;
    });
  for (const [file, place] of [
    ["content/order-texts/places.json", "general.buyerName"],
    ["content/order-texts/withdraw.json", "thanks.heading"],
    ["content/site.json", "company.euRepresentative"],
    ["content/tax.json", "notes.none"],
    ["content/tax.json", "notes.reverseCharge"],
  ] as const)
    expect(withoutGerman(file, place)).toEqual([`${file}: ${place}.de: missing`]);
  const [problem] = problemsAfter("content/tax.json", (facts) => {
    facts.notes.reverseCharge.de = "";
  });
  expect(problem).toContain("notes.reverseCharge: expected a text in each language, or in none");
});

test("broken JSON and a brace too few are named by file and key", () => {
  expect(problemsOf("content/site.json", "{")[0]).toMatch(/^content\/site\.json: is no JSON/);
  expect(problemsOf("content/mails/de.json", '{"a": {"b": "Hallo {name"}, "c": "gut"}')).toEqual([
    expect.stringMatching(/^content\/mails\/de\.json: a\.b: is no message/),
  ]);
});
