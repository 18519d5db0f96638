import { enquiryAddressOf } from "#features/cart/enquiry-address.ts";
import { linesOf } from "#features/orders/checkout/lines-of-address.ts";
import type { FindFill } from "#platform/http/fill-page.server.ts";
import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import { askMark, closedMark, openMark } from "./gate-marks.ts";

/** Shows that the checkout is closed to those without JavaScript; `isClosed`: as far as is known now. */
export const fillClosed = (isClosed: () => boolean): Readonly<Record<string, FindFill>> => ({
  "/shop/checkout": (path, query) => {
    if (!isClosed()) return undefined;
    const lines = linesOf(query, []);
    const ask = lines && localizedPath(enquiryAddressOf(lines), languageOfPath(path).code);
    return (html) => showClosed(html, ask);
  },
});

/** As React writes both sides; `ask`: where to write to us about what the address orders. */
const showClosed = (html: string, ask: string): string =>
  leadTo(
    ask,
    html
      .replace(`${closedMark}="" hidden=""`, `${closedMark}=""`)
      .replace(`${openMark}=""`, `${openMark}="" hidden=""`),
  );

/** The marked link leads to `ask`. */
function leadTo(ask: string | undefined, html: string): string {
  const mark = html.indexOf(`${askMark}=""`);
  if (!ask || mark < 0) return html;
  const [from, to] = [html.lastIndexOf("<a ", mark), html.indexOf(">", mark)];
  const link = html.slice(from, to).replace(/ href="[^"]*"/, ` href="${ask}"`);
  return html.slice(0, from) + link + html.slice(to);
}
