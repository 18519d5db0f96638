import type { LanguageCode } from "#platform/language/languages.ts";
import { mailTurn } from "#platform/outbox/mail-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, readerOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { isDemoEmail } from "./demo-account.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import { accountExistsMail, signUpMail } from "./mails/account-mails.server.ts";
import { accountMailKinds } from "./mails/mail-kinds.ts";
import { hasLink, makeLink } from "./one-time-link.server.ts";
import { splitName } from "./split-name.ts";
import { addUser, changeUser, findUserByEmail } from "./users.server.ts";

export interface SignUp {
  name: string;
  email: string;
  password: string;
  language: LanguageCode;
  /** Filled in by a machine, as it seems: the account is made, and no stranger gets a mail for it. */
  spam: boolean;
  /** A signature of the visitor: mails are counted by it. */
  askedBy: string;
}

/**
 * Makes an account, or tells the owner of the address by mail that there is one; the caller learns neither. Where the
 * address was given before and never confirmed, either of the two may be its owner: whoever confirms it says then
 * what name and password count (confirm-email.ts).
 */
export function createSignUp(parts: AccountParts) {
  const { store, now, onMail } = parts;

  return async function signUp(form: SignUp): Promise<void> {
    const { name, email, password, language, spam, askedBy } = form;
    const passwordHash = await hashPassword(password);
    if (isDemoEmail(email)) return;
    await store.write(async (trx) => {
      const at = now();
      const newUser = { ...splitName(name), email, passwordHash, language } as const;
      const added = await addUser(trx, { ...newUser, role: "Customer" }, at);
      if (spam) return;
      const user = added ?? (await findUserByEmail(trx, email));
      if (!user) return;
      if (user.email_confirmed_at !== null) return tellOfAccount(trx, user, askedBy, at, parts);
      if (!added) await changeUser(trx, user.id, { claimed_at: user.claimed_at ?? at });
      await sendConfirmation(trx, user, { askedBy, isSignUp: true }, at, parts);
    });
    onMail();
  };
}

/** To whoever has an account already, perhaps somebody else has signed up with the address. */
export async function tellOfAccount(
  trx: Trx,
  owner: User,
  askedBy: string,
  at: number,
  parts: Pick<AccountParts, "origin">,
): Promise<void> {
  const mail = { ...accountExistsMail(readerOf(owner, parts)), askedBy };
  if ((await mailTurn(trx, mail, at)).isOver) await queueMail(trx, mail, at);
}

/**
 * The mail that asks whether the address is the person's own, unless one whose link works has just been sent; by
 * signing up, nobody causes more than one.
 */
export async function sendConfirmation(
  trx: Trx,
  user: User,
  { askedBy, isSignUp = false }: { askedBy: string; isSignUp?: boolean },
  at: number,
  parts: Pick<AccountParts, "origin">,
): Promise<void> {
  const link = { purpose: "confirm", userId: user.id, email: user.email } as const;
  const turn = await mailTurn(
    trx,
    { kind: accountMailKinds.confirm, recipient: user.email, askedBy },
    at,
  );
  const mayGo = turn.isOver && !(isSignUp && turn.isAgain);
  if (!mayGo && (await hasLink(trx, link, at))) return;
  const { token } = await makeLink(trx, link, at, turn.nextPause);
  await queueMail(trx, { ...signUpMail(readerOf(user, parts), token), askedBy }, at);
}
