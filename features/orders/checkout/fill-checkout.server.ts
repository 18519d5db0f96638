import type { FindFill } from "#platform/http/fill-page.server.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { fillForm } from "#platform/submissions/fill-refused-form.server.ts";
import type { OrderSums } from "../calls.ts";
import { fillSums } from "../placing/fill-sums.server.ts";
import { linesOf } from "./lines-of-address.ts";

/** What lines of an address cost, in a language. @throws Problem */
type AskSums = (about: Pick<Asked, "lines" | "language">) => Promise<OrderSums>;
interface Asked {
  lines: string;
  language: ReturnType<typeof languageOfPath>["code"];
}

/**
 * Writes what an address orders (`/shop/checkout?product=1030&quantity=2`, from a product's own form) into the built
 * checkout, with what it costs, for those without JavaScript; the page's script does the same over again.
 */
export const fillCheckout =
  (askSums: AskSums): FindFill =>
  (path, query) => {
    const lines = linesOf(query, []);
    if (lines === "") return undefined;
    const { code: language } = languageOfPath(path);
    return async (html) => {
      // What is not sold, or not in such numbers, leaves the page as it was built.
      const sums = await askSums({ lines, language }).catch(() => undefined);
      if (!sums) return html;
      const values = { lines, seenTotal: String(sums.total), currency: sums.currency };
      const form = fillForm(html, { form: "order", values, errors: {} });
      return fillSums(form, sums, language);
    };
  };
