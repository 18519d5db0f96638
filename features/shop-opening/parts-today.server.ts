import { createHash } from "node:crypto";
import type { TextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { orderTextKinds } from "#features/buyer-rights/texts/shown-texts.ts";
import type { SellTo } from "#features/orders/rules/countries.ts";
import { currencyOf } from "#features/orders/rules/currencies.ts";
import { readVkn } from "#features/orders/rules/identities/turkish-numbers.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { OpeningPart, PartToday } from "./find-missing.ts";

/** Currency → account, as the settings have it. */
export type Accounts = Readonly<Record<string, unknown>>;

/** Everything that has to be confirmed, as it is now. `sites`: the facts of each language; `texts`: those of selling. */
export const partsToday = (
  sites: readonly [ShownSite, ...ShownSite[]],
  accounts: Accounts,
  texts: readonly TextTemplates[],
): Record<OpeningPart, PartToday> => ({
  seller: sellerToday(sites),
  bank: bankToday(sites[0].shop.sellTo, accounts),
  texts: textsToday(texts),
});

/** Languages that say the same are confirmed as one, as the facts of the files are. */
function sellerToday(sites: readonly ShownSite[]): PartToday {
  const said = sites.map(({ legalName, contact, company, offices, shop }) =>
    JSON.stringify([legalName, contact, company, offices, shop]),
  );
  return {
    hash: digest([...new Set(said)].join("\n")),
    lacks: [...new Set(sites.flatMap(lacksOf))],
  };
}

/** What the law wants to know of a seller (Turkish Law 6563 art. 3, Directive 2011/83/EU art. 6). */
function lacksOf({ contact, company, offices }: ShownSite): string[] {
  const isTurkish = offices[0]?.countryCode === "TR";
  const { mersis, taxNumber, tradeRegistry, vatId } = company;
  const wanted: Record<string, boolean> = {
    "contact.email": !isSample(contact.email),
    "contact.phone": contact.phone !== "",
    "company.tradeRegistry.number": tradeRegistry.number !== "",
    "company.mersis": !isTurkish || mersis !== "",
    "company.taxNumber": !isTurkish || readVkn(taxNumber) !== undefined,
    "company.vatId": isTurkish || vatId !== "",
  };
  return Object.keys(wanted).filter((name) => !wanted[name]);
}

/** Addresses that belong to nobody, as this site is delivered with. RFC 2606. */
const isSample = (email: string) => /\.(example|test|invalid)$/i.test(email);

/** An account for each currency that somebody may have to pay in. */
function bankToday(sellTo: SellTo, accounts: Accounts): PartToday {
  const sells = Object.entries(sellTo).filter(([, who]) => who !== undefined && who !== "quote");
  // `EU` stands for its members, which pay in euros; the rest of the world in dollars.
  const countries = sells.map(([place]) => (place === "EU" ? "DE" : place));
  const currencies = [...new Set(countries.map((country) => currencyOf(country)))].sort();
  return {
    hash: hashOf(currencies.map((currency) => [currency, accounts[currency] ?? null])),
    lacks: currencies.filter((each) => !accounts[each]).map((each) => `BANK_ACCOUNT_${each}`),
  };
}

/** The texts as buyers read them, in every language. */
function textsToday(all: readonly TextTemplates[]): PartToday {
  const texts = orderTextKinds.flatMap((kind) => all.map((templates) => templates[kind]));
  return { hash: hashOf(texts), lacks: [] };
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
const hashOf = (value: unknown) => digest(JSON.stringify(value));
