import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import { mostAltLetters } from "./picture-text.ts";

/**
 * Says what a picture shows in a language, where nobody has said it yet.
 * @returns whether it is said now
 */
export async function fillAlt(
  store: Store,
  id: string,
  language: LanguageCode,
  text: string,
): Promise<boolean> {
  const said = Array.from(text.trim()).slice(0, mostAltLetters).join("");
  return store.write(async (trx) => {
    const picture = await trx
      .selectFrom("content_picture")
      .select(["alt", "decorative"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!picture) return false;
    const alt: Partial<Record<LanguageCode, string>> = JSON.parse(picture.alt);
    if (picture.decorative === 1 || alt[language] !== undefined) return true;
    if (said === "") return false;
    await trx
      .updateTable("content_picture")
      .set({ alt: JSON.stringify({ ...alt, [language]: said }) })
      .where("id", "=", id)
      .execute();
    return true;
  });
}
