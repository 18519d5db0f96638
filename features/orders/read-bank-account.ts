import type { Currency } from "#features/catalogue/product-choices.ts";
import { site } from "#platform/content/site.ts";
import { readIban } from "./rules/identities/iban.ts";

/** As the settings have them: `IBAN, BIC, name of the bank`; of these only the first is needed. */
export type BankAccounts = Readonly<Record<Currency, string | undefined>>;

/** `IBAN`, `IBAN, BIC` or `IBAN, BIC, bank`; the IBAN with its check digits. */
export const isBankAccount = (text: string) => {
  const parts = partsOf(text);
  return parts.length <= 3 && readIban(parts[0] ?? "") !== undefined;
};

/** Where a currency is paid to; undefined where no account of ours takes it. */
export function accountFor(accounts: BankAccounts, currency: Currency) {
  const [typed = "", bic = "", bank = ""] = partsOf(accounts[currency] ?? "");
  const iban = readIban(typed);
  return iban === undefined ? undefined : { holder: site.legalName, iban, bic, bank };
}

const partsOf = (text: string) => text.split(",").map((part) => part.trim());
