import type { MailBlock } from "#platform/outbox/mail-content.server.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { Order } from "../order-tables.server.ts";
import { accountFor, type BankAccounts } from "../read-bank-account.ts";
import { writeIban } from "../rules/identities/iban.ts";
import { writeMoney } from "../write-money.ts";

/** How to pay an amount of an order by transfer; without an account of ours, that we shall write. */
export function payBlocks(
  { reference, currency, language }: Order,
  amount: number,
  { bankAccounts }: { bankAccounts: BankAccounts },
): MailBlock[] {
  const t = mailWords(language);
  const account = accountFor(bankAccounts, currency);
  const heading: MailBlock = { type: "heading", text: t("order.pay") };
  if (!account) return [heading, { type: "text", text: t("order.noAccount") }];
  const rows = [
    { label: t("order.amount"), value: writeMoney(amount, currency, language) },
    { label: t("order.holder"), value: account.holder },
    { label: "IBAN", value: writeIban(account.iban) },
    { label: "BIC", value: account.bic },
    { label: t("order.bank"), value: account.bank },
    { label: t("order.purpose"), value: reference },
  ].filter(({ value }) => value !== "");
  return [heading, { type: "text", text: t("order.payText") }, { type: "facts", rows }];
}
