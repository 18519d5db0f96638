import type { FilledText } from "#features/buyer-rights/texts/fill-text.server.ts";
import { generalPlaces } from "#features/buyer-rights/texts/general-places.server.ts";
import { readBlocks } from "#features/buyer-rights/texts/text-blocks.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
import { displayNames } from "#platform/language/intl-formats.ts";
import { languageName } from "#platform/language/language-name.ts";
import { defaultLanguage, type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailToCompany } from "#platform/outbox/address-mail.server.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import type { MailBlock } from "#platform/outbox/mail-content.server.ts";
import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { officeOrderAddress } from "../admin/order-filters.ts";
import type { OrderSums } from "../calls.ts";
import type { Order } from "../order-tables.server.ts";
import { taxNote } from "../rules/find-tax.ts";
import { reservationTimes } from "../rules/reservation.ts";
import { writeMoney, writePercent } from "../write-money.ts";
import { type BuyerMailParts, buyerMail } from "./buyer-mail.server.ts";
import { harmlessLine } from "./harmless-line.ts";
import { orderMailKinds } from "./mail-kinds.ts";
import { payBlocks } from "./pay-blocks.server.ts";

interface NewlyOrdered {
  order: Order;
  sums: OrderSums;
  texts: readonly FilledText[];
}

/** The two mails of an order: what the company has to know, and the buyer's own copy of everything. */
export function orderMails(ordered: NewlyOrdered, parts: BuyerMailParts): NewMail[] {
  return [companyMail(ordered, parts), confirmation(ordered, parts)];
}

/** Long names would push the rest out of a mail program's list. */
const subjectPart = 40;

function companyMail({ order, sums }: NewlyOrdered, { origin }: BuyerMailParts): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  const { id, reference, name, company, email, phone } = order;
  const total = writeMoney(order.total, order.currency, language);
  const rows = [
    { label: t("orderCompany.reference"), value: reference },
    { label: t("contactCompany.name"), value: name },
    { label: t("contactCompany.company"), value: company },
    { label: t("contactCompany.email"), value: email },
    { label: t("contactCompany.phone"), value: phone },
    { label: t("order.country"), value: countryIn(order.country, language) },
    { label: t("orderCompany.ownReference"), value: order.own_reference },
    { label: t("contactCompany.language"), value: languageName(order.language, language) },
    { label: t("order.orderedAt"), value: officeTime(order.created_at, language) },
  ].filter(({ value }) => value !== "");
  return mailToCompany({
    origin,
    kind: orderMailKinds.company,
    replyTo: email,
    subject: t("orderCompany.subject", {
      ...{ reference, total },
      name: headerText(company || name, subjectPart),
    }),
    title: t("orderCompany.title"),
    blocks: [
      { type: "facts", rows },
      // What the buyer was told of the tax, for somebody who reads another language.
      ...goodsBlocks({ ...sums, taxNote: taxNote(JSON.parse(order.tax_row), language) }, language),
      {
        type: "button",
        label: t("orderCompany.button"),
        url: origin + localizedPath(officeOrderAddress(id), language),
      },
      { type: "text", text: t("orderCompany.hint") },
    ],
    aboutId: id,
  });
}

function confirmation({ order, sums, texts }: NewlyOrdered, parts: BuyerMailParts): NewMail {
  const { language, reference, created_at } = order;
  const t = mailWords(language);
  const typed = [
    { label: t("order.buyer"), value: harmlessLine(order.name) },
    { label: t("order.company"), value: harmlessLine(order.company) },
    { label: t("order.ownReference"), value: harmlessLine(order.own_reference) },
  ].filter(({ value }) => value !== "");
  return buyerMail(order, parts, {
    kind: orderMailKinds.buyer,
    subject: t("orderBuyer.subject", { reference }),
    title: t("orderBuyer.title"),
    why: t("orderBuyer.why", { site: siteIn(language).name[language] }),
    blocks: [
      { type: "text", text: t("orderBuyer.thanks") },
      {
        type: "facts",
        rows: [
          { label: t("order.reference"), value: reference },
          { label: t("order.orderedAt"), value: officeTime(created_at, language) },
          ...typed,
        ],
      },
      ...goodsBlocks(sums, language),
      ...payBlocks(order, order.total, parts),
      { type: "heading", text: t("orderBuyer.keptTitle") },
      {
        type: "text",
        text: t("orderBuyer.kept", {
          until: officeTime(created_at + reservationTimes.transfer, language),
        }),
      },
    ],
    after: texts.flatMap(({ title, text }): MailBlock[] => [
      { type: "heading", text: title },
      ...readBlocks(withWholeAddress(text, parts.origin, language)),
    ]),
  });
}

/** On the site a path is enough; who reads it in a mail learns on which site the withdrawal page is. */
function withWholeAddress(text: string, origin: string, language: LanguageCode): string {
  const { withdrawPath = "" } = generalPlaces(language);
  return text.replaceAll(`(${withdrawPath})`, `(${origin}${withdrawPath})`);
}

const countryIn = (code: string, language: LanguageCode) =>
  displayNames(languageOf(language).locale, { type: "region", fallback: "code" }).of(code) ?? code;

/** What was ordered, and what it adds up to. */
function goodsBlocks(sums: OrderSums, language: LanguageCode): MailBlock[] {
  const t = mailWords(language);
  const money = (amount: number) => writeMoney(amount, sums.currency, language);
  const rows = [
    ...(sums.discount > 0
      ? [
          { label: t("order.gross"), value: money(sums.gross) },
          { label: t("order.discount"), value: `−${money(sums.discount)}` },
        ]
      : []),
    { label: t("order.net"), value: money(sums.net) },
    {
      label: t("order.tax", { percent: writePercent(sums.taxPercent, language) }),
      value: money(sums.tax),
    },
    { label: t("order.total"), value: money(sums.total) },
  ];
  const lines = sums.lines.map(({ quantity, name, gross }) =>
    t("order.line", { quantity, name, amount: money(gross) }),
  );
  return [
    { type: "heading", text: t("order.goods") },
    { type: "list", items: lines },
    { type: "facts", rows },
    ...(sums.taxNote ? [{ type: "text" as const, text: sums.taxNote }] : []),
  ];
}
