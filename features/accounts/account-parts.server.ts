import type { Platform } from "#platform/feature.server.ts";
import { queueWithinLimits } from "#platform/outbox/mail-limits.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { User } from "./auth-tables.server.ts";
import type { AccountReader } from "./mails/account-mails.server.ts";

/** What accounts are built on; `now` in milliseconds. */
export interface AccountParts extends Pick<Platform<unknown>, "store" | "sign" | "now"> {
  /** Of the site, for links in mails and as issuer of the tokens. */
  origin: string;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
}

/**
 * Tells the account's owner what was done. An address that nobody has confirmed may be a stranger's, who is told
 * nothing.
 */
export async function tellOwner(
  trx: Trx,
  { email_confirmed_at }: Pick<User, "email_confirmed_at">,
  mail: NewMail,
  at: number,
): Promise<void> {
  if (email_confirmed_at === null) return;
  await queueWithinLimits(trx, mail, at);
}

/** Whom a mail about the account is for; `email` where it does not go to the account's own address. */
export const readerOf = (
  { id, email, language }: Pick<User, "id" | "email" | "language">,
  { origin }: Pick<AccountParts, "origin">,
): AccountReader => ({ userId: id, email, language, origin });

/** Under what name the tries for an address are counted: what was typed stands in no table. */
export const triesOf = (email: string, { sign }: Pick<AccountParts, "sign">): string =>
  sign(`login:${email.toLowerCase()}`);
