import type { Db } from "#platform/store/store.server.ts";
import type { EarlierMail } from "./mail-pause-rule.ts";

/** Upper and lower case are one address. */
const toVisitor = (db: Db, kind: string, recipient: string, since: number) =>
  db
    .selectFrom("mail")
    .where("recipient_key", "=", recipient.toLowerCase())
    .where("kind", "=", kind)
    .where("audience", "=", "visitor")
    .where("created_at", ">=", since);

/**
 * How many mails of a kind were written to a visitor's address since an instant (milliseconds), whatever
 * became of them. For the limits per recipient.
 */
export async function countMailsTo(
  db: Db,
  kind: string,
  recipient: string,
  since: number,
): Promise<number> {
  const { count } = await toVisitor(db, kind, recipient, since)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The same mails: when each was written, and who asked for it. */
export function mailsTo(
  db: Db,
  kind: string,
  recipient: string,
  since: number,
): Promise<EarlierMail[]> {
  return toVisitor(db, kind, recipient, since)
    .select(["created_at as at", "asked_by as askedBy"])
    .execute();
}
