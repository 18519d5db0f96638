import type { Kysely } from "kysely";
import type { MailTables } from "./mail-tables.server.ts";

/**
 * How many mails of a kind were written to a visitor's address since an instant (milliseconds), whatever
 * became of them; upper and lower case are one address. For the limits per recipient.
 */
export async function countMailsTo(
  db: Kysely<MailTables>,
  kind: string,
  recipient: string,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("mail")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient_key", "=", recipient.toLowerCase())
    .where("kind", "=", kind)
    .where("audience", "=", "visitor")
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
