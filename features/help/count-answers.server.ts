import type { Kysely } from "kysely";
import type { LiveCard } from "#features/pages/describe-entry.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { CountedArticle } from "./calls.ts";

interface Answer {
  entry: string;
  language: LanguageCode;
  useful: "yes" | "no";
}

/** Address of an article that is live in a language, with the language. */
export async function addressOfArticle(
  db: Kysely<Tables>,
  { entry, language }: Omit<Answer, "useful">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("content_live")
    .select("path")
    .where("entry", "=", entry)
    .where("language", "=", language)
    .where("kind", "=", "help-article")
    .executeTakeFirst();
  return row && localizedPath(row.path, language);
}

export async function countAnswer(trx: Trx, { entry, language, useful }: Answer): Promise<void> {
  const one = { yes: 0, no: 0, [useful]: 1 };
  await trx
    .insertInto("help_answer")
    .values({ entry, language, ...one })
    .onConflict((conflict) =>
      conflict
        .columns(["entry", "language"])
        .doUpdateSet((is) => ({ [useful]: is(`help_answer.${useful}`, "+", 1) })),
    )
    .execute();
}

/** Every article that is live, those that most people were not helped by first. */
export async function listArticles(db: Kysely<Tables>): Promise<CountedArticle[]> {
  const rows = await db
    .selectFrom("content_live as live")
    .leftJoin("help_answer as answer", (join) =>
      join.onRef("answer.entry", "=", "live.entry").onRef("answer.language", "=", "live.language"),
    )
    .where("live.kind", "=", "help-article")
    .select(["live.entry", "live.language", "live.path", "live.card", "answer.yes", "answer.no"])
    .execute();
  return rows
    .map(({ entry, language, path, card, yes, no }) => ({
      article: entry,
      language,
      title: (JSON.parse(card) as LiveCard).title,
      path: localizedPath(path, language),
      yes: yes ?? 0,
      no: no ?? 0,
    }))
    .sort((a, b) => b.no - a.no || b.yes - a.yes || (a.path < b.path ? -1 : 1));
}
