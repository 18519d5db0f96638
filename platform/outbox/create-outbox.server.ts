import type { Store } from "#platform/store/store.server.ts";
import type { FeatureLog } from "../log/log.server.ts";
import type { MailKind } from "./mail-kinds.ts";
import { forgetWhoAsked } from "./mail-limits.server.ts";
import type { OutboxPauses } from "./outbox-rules.server.ts";
import { createOutboxWorker } from "./outbox-worker.server.ts";
import { type MailFilter, outboxHealth, outboxLag, pageMails } from "./page-mails.server.ts";
import { createSender, type SendMail } from "./send-mail.server.ts";

interface Settings {
  smtpUrl?: string;
  mailFrom?: string;
  mailTo?: string;
}

interface Parts {
  store: Store;
  settings: Settings;
  /** Of all features. */
  kinds: readonly MailKind[];
  now: () => number;
  log: FeatureLog;
  pauses?: OutboxPauses;
}

export type Outbox = Awaited<ReturnType<typeof createOutbox>>;

/** The outbox of the site: its worker, and what there is to say about its mails. */
export async function createOutbox({ store, settings, kinds, now, log, pauses }: Parts) {
  const send = await createSend(settings);
  const worker = createOutboxWorker({ store, send, now, log, pauses });
  const unlisted = kinds.filter(({ isUnlisted }) => isUnlisted).map(({ name }) => name);
  return {
    start: worker.start,
    stop: worker.stop,
    wake: worker.wake,
    /** Mail could be sent, and nobody sends it. */
    hangs: () => send !== undefined && !worker.running(),
    /** One page of its mails, the newest first. */
    page: (filter: MailFilter, limit: number) =>
      pageMails(store.longReads, unlisted, filter, limit),
    /** `since`, ms: for what was sent. */
    health: (since: number) => outboxHealth(store.longReads, unlisted, since),
    /** How long, ms, the mail that is due first has waited; 0 when none is due. */
    lag: () => outboxLag(store.read, now()),
    /** Removes what no limit depends on any more. */
    tidy: () => store.write((trx) => forgetWhoAsked(trx, now())),
  };
}

/** The mail library is loaded only where there is a mail server. */
async function createSend({ smtpUrl, mailFrom, mailTo }: Settings): Promise<SendMail | undefined> {
  if (!smtpUrl || !mailFrom || !mailTo) return undefined;
  const { default: nodemailer } = await import("nodemailer");
  return createSender(nodemailer, { smtpUrl, from: mailFrom, companyRecipients: mailTo });
}
