import { randomBytes } from "node:crypto";
import { v7 as newRowId } from "uuid";
import type { LanguageCode } from "#platform/language/languages.ts";
import { isStorable } from "#platform/rules/text-rules.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { AccountRole, User } from "./auth-tables.server.ts";

/** One person's address, however it is written: lower case, made here and not by a database with a Turkish locale. */
export const emailKey = (email: string): string => email.toLowerCase();

/** 128 random bits (auth-tables.server.ts). */
export const makeBrowserKey = (): string => randomBytes(16).toString("base64url");

/** Somebody who gets an account; the password is hashed already (hash-password.server.ts). */
export interface NewUser {
  /** Drawn where absent. */
  id?: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  language: LanguageCode;
  confirmed?: boolean;
  mustChangePassword?: boolean;
}

/** Adds a user; undefined when the address is taken. `now` in milliseconds. */
export function addUser(trx: Trx, user: NewUser, now: number): Promise<User | undefined> {
  return trx
    .insertInto("user")
    .values({
      id: user.id ?? newRowId(),
      email: user.email,
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      role: user.role,
      language: user.language,
      email_confirmed_at: user.confirmed ? now : null,
      pending_email: null,
      must_change_password: user.mustChangePassword ? 1 : 0,
      notify_sign_in: 1,
      browser_key: makeBrowserKey(),
      claimed_at: null,
      created_at: now,
      last_sign_in_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whoever has the address, written in whatever case. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  // Nobody has such an address; PostgreSQL would fail instead of not finding it.
  if (!isStorable(email)) return undefined;
  return db
    .selectFrom("user")
    .selectAll()
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
}

/** Undefined when the account has been deleted. */
export function findUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Somebody has signed up with an address, and nobody has shown that it is theirs. */
export const isUnowned = ({ email_confirmed_at, role }: User): boolean =>
  email_confirmed_at === null && role === "Customer";

/** Changes what is given; undefined when there is no such user any more. */
export function changeUser(
  trx: Trx,
  id: string,
  changes: Partial<Omit<User, "id" | "email" | "email_key">>,
): Promise<User | undefined> {
  return trx
    .updateTable("user")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Gives a user a confirmed address, to which no browser is known; false when somebody else has it by now. */
export async function moveUser(trx: Trx, id: string, email: string, now: number): Promise<boolean> {
  const other = await findUserByEmail(trx, email);
  if (other && other.id !== id) return false;
  await trx
    .updateTable("user")
    .set({
      email,
      email_key: emailKey(email),
      pending_email: null,
      email_confirmed_at: now,
      claimed_at: null,
      browser_key: makeBrowserKey(),
    })
    .where("id", "=", id)
    .execute();
  return true;
}

/** Deletes a user for good; sessions and links go with the row. */
export async function removeUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("user").where("id", "=", id).execute();
}

/** Whether anybody has an account yet. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) !== undefined;
}
