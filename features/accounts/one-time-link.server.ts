import { createHash, randomBytes } from "node:crypto";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { AuthTables, LinkPurpose } from "./auth-tables.server.ts";

export type OneTimeLink = AuthTables["one_time_link"];

const hour = 60 * 60 * 1000;

/** How long the link of each mail works, ms. */
const linkLifetimes: Record<LinkPurpose, number> = {
  reset: hour,
  "change-email": 24 * hour,
  confirm: 7 * 24 * hour,
  invite: 7 * 24 * hour,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whose link it is, what for, and where it is mailed to. */
export interface LinkOwner {
  purpose: LinkPurpose;
  userId: string;
  email: string;
}

/**
 * Makes a link and gives what it carries, 256 random bits, and how long it works, ms: `atLeast` where no other one can
 * be had sooner.
 */
export async function makeLink(
  trx: Trx,
  link: LinkOwner,
  now: number,
  atLeast = 0,
): Promise<{ token: string; lifetime: number }> {
  const token = randomBytes(32).toString("base64url");
  const lifetime = Math.max(linkLifetimes[link.purpose], atLeast);
  await trx
    .insertInto("one_time_link")
    .values({
      hash: hashOf(token),
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      created_at: now,
      expires_at: now + lifetime,
      used_at: null,
    })
    .execute();
  return { token, lifetime };
}

/** Whether a link that still works has been mailed there. */
export async function hasLink(
  db: Db,
  { purpose, userId, email }: LinkOwner,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("one_time_link")
    .select("hash")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A link that can still be used. */
export function findLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OneTimeLink | undefined> {
  return db
    .selectFrom("one_time_link")
    .selectAll()
    .where("hash", "=", hashOf(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up: of several at once only one gets it. Undefined: used, expired, replaced or invented. */
export function spendLink(
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
