import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, readerOf } from "../account-parts.server.ts";
import type { User } from "../auth-tables.server.ts";
import { isDemoEmail } from "../demo-account.server.ts";
import { beginAnew, setPassword } from "../hand-over.server.ts";
import { inviteMail, newRolesMail } from "../mails/account-mails.server.ts";
import { makeLink, voidLinks } from "../one-time-link.server.ts";
import { splitName } from "../split-name.ts";
import { endSessions } from "../user-sessions.server.ts";
import { addUser, changeUser, findUserByEmail } from "../users.server.ts";
import { type Access, accessOf, namesOf, setAccess } from "./set-access.server.ts";

export interface Invitation extends Access {
  email: string;
  /** Empty: the colleague says it. */
  name: string;
  language: LanguageCode;
}

/** No hash: nobody signs in with it. */
const noPassword = "invited";

/**
 * Makes somebody a colleague. A confirmed address is its owner's, who gets the roles at once beside those they have and
 * is told by mail. Any other account may be a stranger's who signed up with the address: its password, sessions and
 * links end, and only whoever reads the mail gets in. Answers whether somebody was invited, and not just told.
 * @throws Problem `invalid`
 */
export async function inviteColleague(
  invitation: Invitation,
  by: Administrator,
  parts: Pick<AccountParts, "store" | "now" | "onMail" | "origin" | "sign">,
): Promise<boolean> {
  const { store, now, onMail, origin } = parts;
  const { email, isAdmin, roles } = invitation;
  if (isDemoEmail(email)) throw new Problem("invalid", { errors: { email: ["invalid_email"] } });
  if (!isAdmin && roles.length === 0) {
    throw new Problem("invalid", { errors: { roles: ["required"] } });
  }
  const isInvited = await store.write(async (trx) => {
    const at = now();
    const known = await findUserByEmail(trx, email);
    const isOwned = known !== undefined && known.email_confirmed_at !== null;
    const user = isOwned ? known : await putInvited(trx, invitation, known, at, parts);
    const had = await accessOf(trx, user);
    const given = {
      isAdmin: isAdmin || had.isAdmin,
      roles: [...new Set([...had.roles, ...roles])],
    };
    await setAccess(trx, user, given, at);
    const reader = readerOf(user, { origin });
    if (isOwned) await queueMail(trx, newRolesMail(reader), at);
    else {
      await voidLinks(trx, user.id, ["invite"]);
      const link = { purpose: "invite", userId: user.id, email: user.email } as const;
      const { token } = await makeLink(trx, link, at);
      await queueMail(trx, inviteMail(reader, token), at);
    }
    await audit(
      trx,
      by,
      {
        action: "people.invite",
        subjectId: user.id,
        subject: user.email,
        details: { roles: namesOf(given) },
      },
      at,
    );
    return !isOwned;
  });
  onMail();
  return isInvited;
}

/** The account that waits for whoever reads the mail. */
async function putInvited(
  trx: Trx,
  { email, name, language }: Invitation,
  known: User | undefined,
  at: number,
  parts: Pick<AccountParts, "sign">,
): Promise<User> {
  const person = { ...splitName(name), email, language };
  const added = await addUser(trx, { ...person, passwordHash: noPassword, role: "Customer" }, at);
  const user = added ?? known ?? (await findUserByEmail(trx, email));
  if (!user) throw new Problem("unavailable");
  if (added) return added;
  const isAnew = (await beginAnew(trx, user, parts)) !== undefined;
  await setPassword(trx, user, noPassword);
  await voidLinks(trx, user.id, ["confirm"]);
  await endSessions(trx, user.id);
  const { firstName, lastName } = person;
  const changed = await changeUser(trx, user.id, {
    // What a stranger called themselves is nobody's name here.
    ...(isAnew || name.trim() !== "" ? { first_name: firstName, last_name: lastName } : {}),
    language,
    claimed_at: null,
  });
  return changed ?? user;
}
