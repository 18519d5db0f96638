import { mailTurn } from "#platform/outbox/mail-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import { type AccountParts, readerOf, tellOwner } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { isDemoUser } from "./demo-account.server.ts";
import { handOver } from "./hand-over.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import { passwordChangedMail, resetMail } from "./mails/account-mails.server.ts";
import { accountMailKinds } from "./mails/mail-kinds.ts";
import { findLink, hasLink, makeLink, spendLink } from "./one-time-link.server.ts";
import { emailKey, findUser, findUserByEmail } from "./users.server.ts";

/** Whose mail leads to the page where a password is set. */
const passwordLinks = ["reset", "invite"] as const;

/** A forgotten password: the link by mail, and the new one. */
export function createForgottenPassword(parts: AccountParts) {
  const { store, now, onMail } = parts;

  return {
    /**
     * Mails a link to the account's owner; whether there is one, the caller does not learn. Where no mail may go, the
     * one before it holds a link that still works, and none is written.
     */
    async forgotPassword(email: string, askedBy: string): Promise<void> {
      const user = await findUserByEmail(store.read, email);
      if (!user || isDemoUser(user)) return;
      await store.write(async (trx) => {
        const at = now();
        const owner = { purpose: "reset", userId: user.id, email: user.email } as const;
        const asked = { kind: accountMailKinds.reset, recipient: user.email, askedBy };
        const turn = await mailTurn(trx, asked, at);
        if (!turn.isOver && (await hasLink(trx, owner, at))) return;
        const { token, lifetime } = await makeLink(trx, owner, at, turn.nextPause);
        const mail = resetMail(readerOf(user, parts), token, lifetime);
        await queueMail(trx, { ...mail, askedBy }, at);
      });
      onMail();
    },

    /**
     * Sets a new password, ends every session, forgets every pause, and takes back what whoever had the old
     * password asked for. Gives the account; undefined: the link no longer works.
     */
    async resetPassword(token: string, password: string): Promise<User | undefined> {
      if (!(await findLink(store.read, token, passwordLinks, now()))) return undefined;
      const passwordHash = await hashPassword(password);
      const changed = await store.write(async (trx) => {
        const at = now();
        const link = await spendLink(trx, token, passwordLinks, at);
        const user = link && (await findUser(trx, link.user_id));
        if (!user || emailKey(user.email) !== emailKey(link.email)) return undefined;
        // Whoever reads the address's mail has proved that it is theirs.
        const owned = await handOver(trx, user, { passwordHash }, at, parts);
        // An invited colleague has had none before.
        if (link.purpose === "invite") return owned;
        await tellOwner(trx, owned, passwordChangedMail(readerOf(owned, parts), at), at);
        return owned;
      });
      onMail();
      return changed;
    },
  };
}
