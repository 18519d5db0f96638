import { pages } from "#app/pages.ts";
import { seedShells } from "#features/pages/site/read-shells.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What stands around the screens of a site that has published nothing. */
export const seedSite = (code: LanguageCode) => seedShells(pages.map(({ path }) => path))[code];
