import type { FindFill } from "#platform/http/fill-page.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { fillForm } from "#platform/submissions/fill-refused-form.server.ts";
import { enquiryIn } from "./enquiry-address.ts";
import { enquiryText } from "./enquiry-text.ts";
import type { SoldProducts } from "./sold-products.ts";

/** What is sold now, with its words in a language. */
export type SoldIn = (code: LanguageCode) => SoldProducts;

/**
 * Begins the contact page's message about the products that its address names, for those without JavaScript; with
 * it, the page's script does the same over again (features/messages/page/use-enquiry-in-message.ts).
 */
export const fillEnquiry =
  (soldIn: SoldIn): FindFill =>
  (path, search) => {
    const about = enquiryIn(search);
    if (about === undefined) return undefined;
    const { code: language } = languageOfPath(path);
    const { locale } = languageOf(language);
    const message = enquiryText(about, {
      products: soldIn(language),
      number: (value, options) => numberFormat(locale, options).format(value),
      say: (key, values = {}) =>
        (findWord(language, key) ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? ""),
    });
    if (message === "") return undefined;
    return (html) => fillForm(html, { form: "contact", values: { message }, errors: {} });
  };
