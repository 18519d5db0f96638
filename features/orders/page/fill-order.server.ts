import { siteIn } from "#platform/content/site-now.server.ts";
import type { FindFill } from "#platform/http/fill-page.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { OrderBehindLink } from "../calls.ts";
import { longestKey } from "../order-key.ts";
import { writeIban } from "../rules/identities/iban.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { seller } from "../seller.server.ts";
import { writeMoney, writePercent } from "../write-money.ts";
import { addressLines } from "./address-lines.ts";

/** The order behind a signed link; undefined where there is none. */
type FindOrder = (key: string) => Promise<OrderBehindLink | undefined>;

/** Writes an order into its built page for those without JavaScript, as plain lines; the page's script draws the same. */
export const fillOrder =
  (findOrder: FindOrder): FindFill =>
  (path, query) => {
    const key = new URLSearchParams(query).get("order") ?? "";
    // A mail program may have cut the link: nothing is asked for, and the page says so.
    const isKey = key !== "" && key.length <= longestKey;
    const { code } = languageOfPath(path);
    return async (html) => {
      const order = isKey ? await findOrder(key) : undefined;
      const text = order ? linesOf(order, code) : (findWord(code, "checkout.page.wrong") ?? "");
      const files = order?.files.map((file) => linkTo(file, key)) ?? [];
      const told = [escapeHtml(text), ...files].join("\n");
      const filled = html.replace(
        /(\sdata-order="told"[^<>]*>)[^<]*/,
        (_, start: string) => start + told,
      );
      return order?.waitsForReader
        ? filled.replace('data-order-open="" hidden=""', 'data-order-open=""')
        : filled;
    };
  };

const linkTo = ({ id, name }: OrderBehindLink["files"][number], key: string) =>
  `<a class="underline" href="/api/shop/order/file?${escapeHtml(String(new URLSearchParams({ order: key, id })))}">${escapeHtml(name)}</a>`;

function linesOf(order: OrderBehindLink, code: LanguageCode): string {
  const say = (key: string) => findWord(code, `checkout.${key}`) ?? "";
  const money = (amount: number) => writeMoney(amount, order.currency, code);
  const { reference, state, lines, due, messages, files } = order;
  return [
    ...(isUnseen(order) ? [say("page.thanks").replace("{email}", () => order.buyer.email)] : []),
    `${say("page.reference")}: ${reference}`,
    say(`states.${state}`),
    say(`stateTexts.${state}`),
    ...(due > 0 ? ["", ...howToPay(order, code)] : []),
    "",
    say("page.ordered"),
    ...lines.map(({ quantity, name, net }) => `${quantity} × ${name}: ${money(net)}`),
    ...sumsOf(order, code),
    "",
    say("page.invoice"),
    ...addressLines(order.buyer, code, (field) => say(`fields.${field}`)),
    ...(messages.length + files.length > 0 ? ["", say("talk.heading")] : []),
    ...messages.map(
      ({ from, text }) =>
        `${from === "buyer" ? say("talk.you") : siteIn(code).name[code]}: ${text}`,
    ),
  ].join("\n");
}

/** Ordered just now, and the mail's link is still to be opened. */
const isUnseen = (order: OrderBehindLink) => !order.waitsForReader && waitsForMail(order);

function howToPay(order: OrderBehindLink, code: LanguageCode): string[] {
  const say = (key: string) => findWord(code, `checkout.pay.${key}`) ?? "";
  const { bankAccount: account, due, currency, reference, reservedUntil } = order;
  const time = dateTimeFormat(languageOf(code).locale, {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: seller.timeZone },
  });
  const until = say(isUnseen(order) ? "untilOpened" : "until");
  return [
    ...(account
      ? [
          say("heading"),
          `${say("holder")}: ${account.holder}`,
          `${say("iban")}: ${writeIban(account.iban)}`,
          ...(account.bic ? [`${say("bic")}: ${account.bic}`] : []),
          ...(account.bank ? [`${say("bank")}: ${account.bank}`] : []),
          `${say("amount")}: ${writeMoney(due, currency, code)}`,
          `${say("reference")}: ${reference}`,
        ]
      : [say("noAccount")]),
    ...(reservedUntil
      ? [until.replace("{time}", () => time.format(Date.parse(reservedUntil)))]
      : []),
  ];
}

function sumsOf(order: OrderBehindLink, code: LanguageCode): string[] {
  const say = (key: string) => findWord(code, key) ?? "";
  const money = (amount: number) => writeMoney(amount, order.currency, code);
  const { gross, discount, net, tax, total, paid, taxPercent, taxNote } = order;
  return [
    ...(discount > 0
      ? [`${say("cart.gross")}: ${money(gross)}`, `${say("cart.discount")}: −${money(discount)}`]
      : []),
    `${say("cart.subtotal")}: ${money(net)}`,
    `${say("checkout.tax")} ${writePercent(taxPercent, code)}: ${money(tax)}`,
    `${say("cart.total")}: ${money(total)}`,
    ...(paid > 0 ? [`${say("checkout.page.paid")}: ${money(paid)}`] : []),
    ...(taxNote ? [taxNote] : []),
  ];
}
