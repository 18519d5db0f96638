import type { Currency } from "#features/catalogue/product-choices.ts";
import { site } from "#platform/content/site.ts";
import { readIban } from "./rules/identities/iban.ts";

/** As the settings have them: `IBAN, BIC, name of the bank`; of these only the first is needed. */
export type BankAccounts = Readonly<Record<Currency, string | undefined>>;

/** `IBAN`, `IBAN, BIC`, `IBAN, BIC, bank` or `IBAN, , bank`; the IBAN with its check digits. */
export const isBankAccount = (text: string) => {
  const { iban, bic } = partsOf(text);
  return iban !== undefined && (bic === "" || isBic(bic));
};

/** Where a currency is paid to; undefined where no account of ours takes it. */
export function accountFor(accounts: BankAccounts, currency: Currency) {
  const { iban, bic, bank } = partsOf(accounts[currency] ?? "");
  return iban === undefined ? undefined : { holder: site.legalName, iban, bic, bank };
}

/** The bank's name is all that is left: it may hold a comma itself. */
function partsOf(text: string) {
  const [iban = "", bic = "", ...bank] = text.split(",").map((part) => part.trim());
  return {
    iban: readIban(iban),
    bic: bic.replace(/\s/g, "").toUpperCase(),
    bank: bank.join(", "),
  };
}

/** ISO 9362: bank, country, place, and perhaps a branch. Anything else here would be shown to buyers as the BIC. */
const isBic = (text: string) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
