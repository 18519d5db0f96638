import { expect, test } from "vitest";
import mailsDe from "#content/mails/de.json" with { type: "json" };
import mailsEn from "#content/mails/en.json" with { type: "json" };
import mailsTr from "#content/mails/tr.json" with { type: "json" };
import adminDe from "#content/messages/admin/de.json" with { type: "json" };
import adminEn from "#content/messages/admin/en.json" with { type: "json" };
import adminTr from "#content/messages/admin/tr.json" with { type: "json" };
import de from "#content/messages/de.json" with { type: "json" };
import en from "#content/messages/en.json" with { type: "json" };
import tr from "#content/messages/tr.json" with { type: "json" };

const words = {
  tr: { ...tr, ...adminTr, mails: mailsTr },
  en: { ...en, ...adminEn, mails: mailsEn },
  de: { ...de, ...adminDe, mails: mailsDe },
};
const states = Object.keys(tr.checkout.states);

/** What page, account, mail and back office call the same thing, whatever is filled in. */
const same: string[][] = [
  ["checkout.pay.heading", "account.orders.howToPay", "mails.order.pay"],
  ["checkout.pay.holder", "account.orders.holder", "mails.order.holder"],
  ["checkout.pay.bank", "account.orders.bank", "mails.order.bank"],
  ["checkout.pay.reference", "account.orders.purpose", "mails.order.purpose"],
  ["checkout.pay.amount", "mails.order.amount"],
  ["checkout.pay.until", "account.orders.reserved"],
  ["checkout.page.steps", "account.orders.steps"],
  ["checkout.page.paid", "account.orders.paid", "admin.orders.paid"],
  ["checkout.fields.ownReference", "mails.order.ownReference"],
  ["mails.orderCompany.ownReference", "admin.orders.ownReference"],
  ["checkout.fields.taxNumber", "account.billing.fields.taxNumber", "admin.orders.taxNumber"],
  ["checkout.fields.vatId", "account.billing.fields.vatId", "admin.orders.vatId"],
  ["cart.gross", "mails.order.gross", "admin.orders.gross"],
  ["cart.discount", "mails.order.discount", "admin.orders.discount"],
  ["cart.subtotal", "mails.order.net", "admin.orders.net"],
  ["cart.tax", "mails.order.tax", "admin.orders.tax"],
  ["cart.total", "account.orders.total", "mails.order.total", "admin.orders.total"],
  ["receipt.answerBy", "mails.contactVisitor.answerUntil"],
  ...states.map((state) => [
    `checkout.states.${state}`,
    `account.orders.states.${state}`,
    `admin.orders.states.${state}`,
  ]),
];

const wordAt = (all: unknown, path: string) =>
  path
    .split(".")
    .reduce((part, name) => (part as Record<string, unknown>)[name], all)
    ?.toString()
    .replace(/\{\w+\}/g, "{}");

test.each(same)("%s is called the same everywhere, in every language", (...paths) => {
  for (const [code, all] of Object.entries(words)) {
    const called = paths.map((path) => [path, wordAt(all, path)]);
    const [[, first] = []] = called;
    expect([code, ...called]).toEqual([code, ...paths.map((path) => [path, first])]);
  }
});
