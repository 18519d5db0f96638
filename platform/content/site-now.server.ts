import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import type { ShownSite, SiteFacts } from "./site-shell.ts";
import { siteWith, wholeSite } from "./whole-site.server.ts";

/** One for the process: it shows the releases of one store. Tests that start two servers in one process share it. */
let shown: Partial<Record<LanguageCode, ShownSite>> = {};

/** What this process answers and writes mails with from now on: the facts of the release that it shows. */
export function takeFacts(facts: Partial<Record<LanguageCode, SiteFacts>>): void {
  shown = Object.fromEntries(Object.entries(facts).map(([code, said]) => [code, siteWith(said)]));
}

/** The company's facts as visitors read them now; without a release those of content/site.json. */
export const siteIn = (language: LanguageCode = defaultLanguage.code): ShownSite =>
  shown[language] ?? wholeSite;
