import { useLocation } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { enquiryIn } from "./enquiry-address.ts";

/** What the page's address asks about, and how to write that in the page's language; loaded when there is something. */
export function useEnquiry() {
  const t = useTranslations();
  const { number } = useFormatter();
  const { code: language } = useLanguage();
  const { search } = useLocation();
  return {
    about: enquiryIn(search),
    async write(about: string): Promise<string> {
      const [{ enquiryText }, products] = await Promise.all([
        import("./enquiry-text.ts"),
        import("./sold-products.ts").then(({ loadSoldProducts }) => loadSoldProducts(language)),
      ]);
      return enquiryText(about, {
        products,
        number,
        say: (key, values) => t(key, values as never),
      });
    },
  };
}
