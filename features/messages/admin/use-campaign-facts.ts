import { useMessages, useTranslations } from "use-intl";
import type { Fact } from "#platform/admin/facts.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Message } from "../calls.ts";

const homes = languageCodes.map((code) => localizedPath("/", code));

/** Which page and which campaign brought a message. What has no words, such as a campaign's own name, is shown as it is. */
export function useCampaignFacts(campaign: Message["campaign"]): Fact[] {
  const t = useTranslations("admin.message");
  const { message } = useMessages().admin as unknown as {
    message: Record<"utm" | "utmValues", Record<string, unknown>>;
  };
  const nameOf = (part: string) =>
    Object.hasOwn(message.utm, part) ? t(`utm.${part as "source"}`) : part;
  const wordFor = (value: string) => {
    const known = value.toLowerCase();
    return Object.hasOwn(message.utmValues, known) ? t(`utmValues.${known as "search"}`) : value;
  };

  const facts: Fact[] = [];
  const { firstPage, utm = {} } = campaign ?? {};
  if (firstPage) {
    facts.push([t("firstPage"), homes.includes(firstPage) ? t("homePage") : firstPage]);
  }
  const parts = Object.entries(utm).filter(([, value]) => value);
  if (parts.length > 0) {
    const told = parts.map(([part, value]) => `${nameOf(part)}: ${wordFor(value)}`);
    facts.push([t("campaign"), told.join(" · ")]);
  }
  return facts;
}
