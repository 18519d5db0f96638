import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { AuthTables, LinkPurpose } from "./auth-tables.server.ts";

type Db = Kysely<Pick<AuthTables, "one_time_link">>;
type Trx = Transaction<Pick<AuthTables, "one_time_link">>;
export type OneTimeLink = AuthTables["one_time_link"];

const hour = 60 * 60 * 1000;

/** How long the link of each mail works, ms. */
const linkLifetimes: Record<LinkPurpose, number> = {
  reset: hour,
  "change-email": 24 * hour,
  confirm: 7 * 24 * hour,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Makes a link and gives what it carries: 256 random bits. `email` is where it is mailed to. */
export async function makeLink(
  trx: Trx,
  link: { purpose: LinkPurpose; userId: string; email: string },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await trx
    .insertInto("one_time_link")
    .values({
      hash: hashOf(token),
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      created_at: now,
      expires_at: now + linkLifetimes[link.purpose],
      used_at: null,
    })
    .execute();
  return token;
}

/** A link that can still be used. */
export function findLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
  now: number,
): Promise<OneTimeLink | undefined> {
  return db
    .selectFrom("one_time_link")
    .selectAll()
    .where("hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up: of several at once only one gets it. Undefined: used, expired, replaced or invented. */
export function useLink(
  trx: Trx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OneTimeLink | undefined> {
  return trx
    .updateTable("one_time_link")
    .set({ used_at: now })
    .where("hash", "=", hashOf(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** The link of a button that was pressed a second time. */
export function findUsedLink(db: Db, token: string): Promise<OneTimeLink | undefined> {
  return db
    .selectFrom("one_time_link")
    .selectAll()
    .where("hash", "=", hashOf(token))
    .where("used_at", "is not", null)
    .executeTakeFirst();
}

/** Takes back the links of a user that were not used yet. */
export async function voidLinks(
  trx: Trx,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await trx
    .deleteFrom("one_time_link")
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}
