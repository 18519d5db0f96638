import type { Kysely } from "kysely";
import { readLink } from "#platform/fields/read-link.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { addressesOf } from "../addresses-of.ts";
import type { EntryDocument } from "../entry-document.ts";
import { isPageless } from "../kinds.ts";
import { addressKey, pageKey } from "../live-pages.server.ts";
import { readNewest } from "../stored-entries.server.ts";
import type { Around } from "./around.ts";

/** Why a link leads nowhere; links to other hosts are not asked. */
export function deadLink(
  written: string,
  document: EntryDocument,
  language: LanguageCode,
  { entries, addresses, leading, fixedPaths }: Around,
): string | undefined {
  const link = readLink(written);
  if (typeof link === "string") return link;
  if (link.kind === "entry")
    return entries.has(pageKey({ entry: link.target, language }))
      ? undefined
      : `leads to ${link.target}, which is not live in this language`;
  if (link.kind === "address") {
    const key = addressKey({ language, path: link.target });
    return fixedPaths.has(link.target) || addresses.has(key) || leading.has(key)
      ? undefined
      : `leads to ${link.target}, which is no page in this language`;
  }
  if (link.kind === "anchor") {
    const isThere = document.sections.some(
      ({ id, hidden }) => `#${id}` === link.target && !hidden.includes(language),
    );
    return isThere ? undefined : `leads to ${link.target}, which is no section of this page`;
  }
  return undefined;
}

/** `page:entry` and `/address` of every entry. */
export async function readWrittenTargets(db: Kysely<Tables>): Promise<string[]> {
  return (await readNewest(db))
    .filter((entry) => !isPageless(entry))
    .flatMap(({ id, document }) => [
      `page:${id}`,
      ...addressesOf(document).map(({ path }) => path),
    ]);
}
