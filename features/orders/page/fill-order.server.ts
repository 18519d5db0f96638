import { siteIn } from "#platform/content/site-now.server.ts";
import type { FindFill } from "#platform/http/fill-page.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { OrderBehindLink } from "../calls.ts";
import { longestKey } from "../order-key.ts";
import { writeIban } from "../rules/identities/iban.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { writeMoney } from "../write-money.ts";

/** The order behind a signed link; undefined where there is none. */
type FindOrder = (key: string) => Promise<OrderBehindLink | undefined>;

/** Writes an order into its built page for those without JavaScript, as plain lines; the page's script draws the same. */
export const fillOrder =
  (findOrder: FindOrder): FindFill =>
  (path, query) => {
    const key = new URLSearchParams(query).get("order");
    if (!key || key.length > longestKey) return undefined;
    const { code } = languageOfPath(path);
    return async (html) => {
      const order = await findOrder(key);
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
  const { reference, state, lines, total, due, bankAccount: account, messages, files } = order;
  const pay = account && [
    "",
    say("pay.heading"),
    `${say("pay.holder")}: ${account.holder}`,
    `${say("pay.iban")}: ${writeIban(account.iban)}`,
    ...(account.bic ? [`${say("pay.bic")}: ${account.bic}`] : []),
    `${say("pay.amount")}: ${money(due)}`,
    `${say("pay.reference")}: ${reference}`,
  ];
  return [
    ...(!order.waitsForReader && waitsForMail(order)
      ? [say("page.thanks").replace("{email}", order.buyer.email)]
      : []),
    `${say("page.reference")}: ${reference}`,
    say(`states.${state}`),
    say(`stateTexts.${state}`),
    ...(due > 0 ? (pay ?? ["", say("pay.noAccount")]) : []),
    "",
    say("page.ordered"),
    ...lines.map(({ quantity, name, net }) => `${quantity} × ${name}: ${money(net)}`),
    `${findWord(code, "cart.total") ?? ""}: ${money(total)}`,
    ...(messages.length + files.length > 0 ? ["", say("talk.heading")] : []),
    ...messages.map(
      ({ from, text }) =>
        `${from === "buyer" ? say("talk.you") : siteIn(code).name[code]}: ${text}`,
    ),
  ].join("\n");
}
