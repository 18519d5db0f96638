import { createTranslator } from "use-intl/core";
import type words from "#content/messages/admin/en.json";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";

const allWords = readWords<typeof words>("messages/admin");

/** Why a link shows no draft. */
export type WhyNot = "forged" | "over" | "ended" | "gone" | "nothing" | "notYet" | "tooOften";

const say = (language: LanguageCode) =>
  createTranslator({
    ...{ locale: language, messages: allWords[language] },
    timeZone: wholeSite.contact.officeHours.timeZone,
  });

/** The sentence for whoever opens a link that shows nothing. */
export const sayWhyNot = (language: LanguageCode, why: WhyNot): string =>
  say(language)(`admin.sharedDraft.whyNot.${why}`);

interface Bar {
  language: LanguageCode;
  token: string;
  theme: "light" | "dark";
  /** ms */
  ends: number;
  /** It is what visitors see, too. */
  isLive: boolean;
}

const style = `.draft-bar{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.625rem 1rem;border-bottom:2px dashed var(--color-blueprint);background:var(--color-blueprint-tint);color:var(--color-ink);font-size:.875rem;line-height:1.5}.draft-bar p{flex:1 1 20rem;max-width:none;margin:0}.draft-bar a{align-self:center;color:inherit;text-decoration:underline}@media print{.draft-bar{display:none}}`;

/** What stands above a draft that was shared: that it is one, and until when; without a script the theme is a link. */
export function draftBar({ language, token, theme, ends, isLive }: Bar): string {
  const t = say(language);
  const other = theme === "light" ? "dark" : "light";
  const until = t("admin.sharedDraft.until", { until: new Date(ends) });
  return `<style>${style}</style><aside class="draft-bar" aria-label="${t("admin.sharedDraft.label")}"><p><strong>${t(isLive ? "admin.sharedDraft.same" : "admin.sharedDraft.draft")}</strong> ${until} ${t("admin.sharedDraft.leadsAway")}</p><a href="?token=${token}&amp;theme=${other}">${t(`admin.sharedDraft.${other}`)}</a></aside>`;
}
