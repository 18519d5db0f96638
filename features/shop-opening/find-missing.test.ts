import { expect, test } from "vitest";
import { seededTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { seedParts } from "#features/pages/site/seed-site.server.ts";
import { showFacts } from "#features/pages/site/show-site.server.ts";
import { siteWith, wholeSite } from "#platform/content/whole-site.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { stateOf } from "./find-missing.ts";
import { partsToday as partsFrom } from "./parts-today.server.ts";

test.each([
  ["confirmed", "a", [], "a"],
  ["changed", "b", [], "a"],
  ["unconfirmed", "a", [], undefined],
  ["unconfirmed", "a", [], ""],
  ["incomplete", "a", ["x"], "a"],
] as const)("%s", (state, hash, lacks, confirmed) => {
  expect(stateOf({ hash, lacks }, confirmed)).toBe(state);
});

const texts = languageCodes.map(seededTemplates);
const partsToday = (site: typeof wholeSite, accounts: Parameters<typeof partsFrom>[1]) =>
  partsFrom([site], accounts, texts);
const accounts = { TRY: "TR33 0006 1005 1978 6457 8413 26", EUR: "DE89 3704 0044 0532 0130 00" };

test("as it is delivered, the seller's facts are samples and no account is known", () => {
  const { seller, bank, texts } = partsToday(wholeSite, {});
  expect(seller.lacks).toEqual(["contact.email", "contact.phone"]);
  expect(bank.lacks).toEqual(["BANK_ACCOUNT_EUR", "BANK_ACCOUNT_TRY"]);
  expect(texts.lacks).toEqual([]);
});

test("an account is needed for each currency that somebody may pay in", () => {
  const lacks = (sellTo: typeof wholeSite.shop.sellTo) =>
    partsToday({ ...wholeSite, shop: { sellTo } }, { TRY: accounts.TRY }).bank.lacks;
  expect(lacks({ TR: "both", other: "quote" })).toEqual([]);
  expect(lacks({ TR: "both", EU: "quote", other: "business" })).toEqual(["BANK_ACCOUNT_USD"]);
});

test("another account, another fact, another text: each has to be confirmed anew", () => {
  const before = partsToday(wholeSite, accounts);
  expect(partsToday(wholeSite, accounts)).toEqual(before);
  expect(partsToday(wholeSite, { ...accounts, EUR: "x" }).bank.hash).not.toBe(before.bank.hash);
  const [first, ...rest] = texts;
  const { terms } = first ?? seededTemplates("tr");
  const changed = { ...seededTemplates("tr"), terms: { ...terms, template: "Başka" } };
  const after = partsFrom([wholeSite], accounts, [changed, ...rest]);
  expect(after.texts.hash).not.toBe(before.texts.hash);
  const renamed = { ...wholeSite, legalName: "Another Ltd." };
  expect(partsToday(renamed, accounts).seller.hash).not.toBe(before.seller.hash);
  const inOne = partsFrom([wholeSite, wholeSite, renamed], accounts, texts);
  expect(inOne.seller.hash).not.toBe(before.seller.hash);
});

test("facts that an upgrade made into entries are those that were confirmed", () => {
  const language = "de";
  const context = {
    language,
    pathOf: () => undefined,
    cardOf: () => undefined,
    cardsOf: () => [],
  } as const;
  const written = siteWith(showFacts(seedParts(), context));
  const before = partsToday(wholeSite, accounts).seller;
  expect(partsFrom([wholeSite, written], accounts, texts).seller).toEqual(before);
});
