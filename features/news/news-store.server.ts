import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { NewsFeedRow, NewsItemRow } from "./news-tables.server.ts";
import { orderItems } from "./order-items.server.ts";

/** What one language's part of the page is made of. */
export interface NewsCopy {
  feed: NewsFeedRow | undefined;
  /** In the order of the page. */
  items: NewsItemRow[];
}

/** The last good copy of a language. */
export async function readNewsCopy(db: Db, language: LanguageCode): Promise<NewsCopy> {
  const feed = await db
    .selectFrom("news_feed")
    .selectAll()
    .where("language", "=", language)
    .executeTakeFirst();
  const items = await db
    .selectFrom("news_item")
    .selectAll()
    .where("language", "=", language)
    .execute();
  return { feed, items: orderItems(items) };
}

/** Writes how the feed is doing; `items` are written only where they are given. */
export async function writeNewsCopy(
  trx: Trx,
  feed: NewsFeedRow,
  items?: NewsItemRow[],
): Promise<void> {
  const { language, ...values } = feed;
  await trx
    .insertInto("news_feed")
    .values(feed)
    .onConflict((conflict) => conflict.column("language").doUpdateSet(values))
    .execute();
  if (!items) return;
  await trx.deleteFrom("news_item").where("language", "=", language).execute();
  if (items.length > 0) await trx.insertInto("news_item").values(items).execute();
}

/** Writes what became of items' pictures. */
export async function writePictures(trx: Trx, items: NewsItemRow[]): Promise<void> {
  for (const { language, identity, picture, picture_width, picture_tried_at } of items)
    await trx
      .updateTable("news_item")
      .set({ picture, picture_width, picture_tried_at })
      .where("language", "=", language)
      .where("identity", "=", identity)
      .execute();
}

/** What the company decided about an item. */
export type Curation = Partial<Pick<NewsItemRow, "hidden" | "pinned">>;

/** Writes what was decided about an item. */
export async function writeCuration(
  trx: Trx,
  language: LanguageCode,
  identity: string,
  curation: Curation,
): Promise<void> {
  await trx
    .updateTable("news_item")
    .set(curation)
    .where("language", "=", language)
    .where("identity", "=", identity)
    .execute();
}
