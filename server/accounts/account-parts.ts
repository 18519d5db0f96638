import type { User } from "#features/auth/auth-tables.server.ts";
import type { AccountReader } from "#features/mail/account-mails.server.ts";
import type { NewMail } from "#features/mail/queue-mail.server.ts";
import type { Sign } from "#features/session/signature.server.ts";
import type { Store, Trx } from "../database/store.ts";
import { queueWithinLimits } from "../mail-limits.ts";

/** What accounts are built on; `now` in milliseconds. */
export interface AccountParts {
  store: Store;
  sign: Sign;
  /** Of the site, for links in mails and as issuer of the tokens. */
  origin: string;
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
}

/** Queues a mail in the transaction of its cause, unless its receiver has had enough of them (mail-limits.ts). */
export const queueMailFor = (trx: Trx, mail: NewMail, at: number): Promise<void> =>
  queueWithinLimits(trx.$pickTables<"mail" | "mail_attempt">(), mail, at);

/** Whom a mail about the account is for; `email` where it does not go to the account's own address. */
export const readerOf = (
  { id, email, language }: Pick<User, "id" | "email" | "language">,
  { origin }: Pick<AccountParts, "origin">,
): AccountReader => ({ userId: id, email, language, origin });

/** Under what name the tries for an address are counted: what was typed stands in no table. */
export const triesOf = (email: string, { sign }: Pick<AccountParts, "sign">): string =>
  sign(`login:${email.toLowerCase()}`);
