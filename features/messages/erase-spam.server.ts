import { wholeSite } from "#platform/content/whole-site.server.ts";
import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { lockMessage, removeMessage } from "./change-message.server.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** How long a message is kept that was taken for spam, by our check or by people, ms. */
export const spamLifetime = wholeSite.messages.keepSpamDays * 24 * 60 * 60 * 1000;

/** When a message is erased by itself, ms; null: it is not, as long as nobody takes it for spam. */
export const erasedAtOf = ({
  status,
  spam_since,
}: Pick<ContactMessage, "status" | "spam_since">) =>
  status === "spam" && spam_since !== null ? spam_since + spamLifetime : null;

/**
 * Erases what was taken for spam long ago, with its notes, replies and mails. One at a time, so that nobody who writes
 * meanwhile waits for all of them; one that is let in in between stays. `now` in milliseconds.
 */
export async function eraseOldSpam(store: Store, now: number): Promise<void> {
  await beginClocks(store, now);
  const old = await store.read
    .selectFrom("contact_message")
    .select("id")
    .where("status", "=", "spam")
    .where("spam_since", "<=", now - spamLifetime)
    .execute();
  for (const { id } of old)
    await store.write(async (trx) => {
      const message = await lockMessage(trx, id);
      if (!message || (erasedAtOf(message) ?? Number.POSITIVE_INFINITY) > now) return;
      await removeMailsAbout(trx, id);
      await removeMessage(trx, id);
    });
}

/** What a release took for spam that knew no clock has the whole time from now on: people may not have looked. */
async function beginClocks(store: Store, now: number): Promise<void> {
  const isWithout = await store.read
    .selectFrom("contact_message")
    .select("id")
    .where("status", "=", "spam")
    .where("spam_since", "is", null)
    .executeTakeFirst();
  if (!isWithout) return;
  await store.write((trx) =>
    trx
      .updateTable("contact_message")
      .set({ spam_since: now })
      .where("status", "=", "spam")
      .where("spam_since", "is", null)
      .execute(),
  );
}
