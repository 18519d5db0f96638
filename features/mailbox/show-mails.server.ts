import { type Administrator, isLogged } from "#platform/audit/audit-log.server.ts";
import { audit, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import type { OutboxMail } from "#platform/outbox/mail-tables.server.ts";
import {
  findMail,
  hurryMail,
  type MailFilter,
  triesOf,
} from "#platform/outbox/page-mails.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import { mailHeaders, recipientOf, showTries } from "#platform/outbox/show-mail.server.ts";
import { pageOf } from "#platform/paging/page-place.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { IdempotencyKey } from "#platform/submissions/claim-idempotency-key.server.ts";
import { workOnce } from "#platform/submissions/work-once.server.ts";

/** Whoever reads the outbox must not be able to confirm, reset, unsubscribe or write in somebody else's name. */
export const withoutTokens = (text: string) =>
  text.replace(/([?&](?:token|order)=)[\w.~%-]+/g, "$1…");

const subjectOf = (mail: Pick<OutboxMail, "kind" | "subject">) =>
  `${mail.kind}: ${withoutTokens(mail.subject)}`;

type ResendOutcome = "done" | "missing" | "over" | "conflict";

const viewOf = (mail: OutboxMail) =>
  ({ action: "mail.view", subjectId: mail.id, subject: subjectOf(mail) }) as const;

/** So long, ms, after an entry about a mail its body belongs to the same opening; later it is one more. */
const oneOpening = 60_000;

interface Parts extends Pick<Platform<unknown>, "store" | "outbox" | "now" | "onMail"> {
  settings: { mailFrom: string | undefined; mailTo: string | undefined };
}

/** Every mail of the outbox as its receiver sees it, but for the secrets in its links. */
export function createMailbox(parts: Parts) {
  const { store, now, onMail, outbox, settings } = parts;
  const { mailFrom: from = "", mailTo: company = "" } = settings;

  return {
    async list(by: Administrator, filter: MailFilter, limit: number) {
      const mails = await outbox.page(filter, limit + 1);
      const { items, next } = pageOf(mails, limit, ({ created_at, id }) => ({
        at: created_at,
        id,
      }));
      const details = { state: filter.state, mails: items.length };
      await auditLook(parts, by, { action: "mail.list", details });
      return {
        items: items.map((mail) => ({
          id: mail.id,
          kind: mail.kind,
          to: recipientOf(mail, company),
          subject: mail.subject,
          state: mail.state,
          createdAt: iso(mail.created_at),
          sentAt: isoOrNull(mail.sent_at),
          attempts: mail.attempts,
        })),
        next,
      };
    },

    async show(by: Administrator, id: string) {
      const mail = await findMail(store.longReads, id);
      if (!mail) return undefined;
      await auditLook(parts, by, viewOf(mail));
      return {
        id,
        kind: mail.kind,
        to: recipientOf(mail, company),
        subject: mail.subject,
        language: mail.language,
        state: mail.state,
        createdAt: iso(mail.created_at),
        sentAt: isoOrNull(mail.sent_at),
        headers: mailHeaders(mail, { from, companyRecipients: company }).map(([name, value]) => ({
          name,
          value: withoutTokens(value),
        })),
        text: withoutTokens(mail.body_text),
        attempts: showTries(await triesOf(store.longReads, id)),
      };
    },

    /** The HTML part alone, for the frame of the page that `show` has just been asked for. */
    async body(by: Administrator, id: string): Promise<string | undefined> {
      const mail = await findMail(store.longReads, id);
      if (!mail) return undefined;
      const view = viewOf(mail);
      await store.write(async (trx) => {
        const at = now();
        if (!(await isLogged(trx, by, view, at - oneOpening, at))) await audit(trx, by, view, at);
      });
      return withoutTokens(mail.body_html);
    },

    /**
     * One that waits is tried at once; of any other a fresh copy goes out if `copy` says so: it may have been sent
     * since somebody's page was loaded. One copy for each key. `over`: it waits no longer, and no copy was asked for;
     * `conflict`: the key was used for another mail.
     */
    async resend(
      by: Administrator,
      { id, copy }: { id: string; copy: boolean },
      key: IdempotencyKey | undefined,
    ): Promise<ResendOutcome> {
      const outcome = await store.write(async (trx): Promise<ResendOutcome> => {
        const mail = await findMail(trx, id);
        if (!mail) return "missing";
        const at = now();
        const isWaiting = await hurryMail(trx, id, at);
        if (!isWaiting && !copy) return "over";
        return workOnce(trx, key, at, async () => {
          if (!isWaiting) await queueMail(trx, copyOf(mail), at);
          const entry = { action: "mail.resend", subjectId: mail.about_id } as const;
          await audit(trx, by, { ...entry, subject: subjectOf(mail), details: { mail: id } }, at);
        });
      });
      onMail();
      return outcome;
    },
  };
}

const copyOf = (mail: OutboxMail) => ({
  // Somebody wants it sent: no limit counts.
  kind: { name: mail.kind },
  audience: mail.audience,
  recipient: mail.recipient,
  replyTo: mail.reply_to ?? undefined,
  language: mail.language,
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
  headers: JSON.parse(mail.headers),
  aboutId: mail.about_id,
});
