import { csvFormatOf } from "#platform/admin/write-csv.server.ts";
import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { csvFile } from "#platform/http/csv-file.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { day, minute } from "#platform/http/rate-limits.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { createSubscriberList } from "./admin/show-subscribers.server.ts";
import { buttonHandlers } from "./answer-buttons.server.ts";
import { newsletterCalls, newsletterFields } from "./calls.ts";
import { eraseUnconfirmed } from "./erase-unconfirmed.server.ts";
import { confirmationsSince, countSubscribers } from "./list-subscribers.server.ts";
import { newsletterMailKinds } from "./mails/mail-kinds.ts";
import { sampleNewsletterMails } from "./mails/sample-mails.server.ts";
import { newsletterAddress } from "./newsletter-address.ts";
import { newsletterData } from "./newsletter-tables.server.ts";
import { createSubscriptions, type Subscriptions } from "./subscriptions.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** Who wants mail from us again, and how many; what changes does so in the transaction of whoever asks. */
    newsletter: Pick<Subscriptions, "stateOf" | "join" | "leave"> & {
      count(): ReturnType<typeof countSubscribers>;
      /** When addresses were confirmed since an instant, ms. */
      confirmationsSince(since: number): Promise<number[]>;
    };
  }
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    newsletter: AuditedAs<typeof newsletterCalls>;
  }
}

const newsletterLimits = [
  {
    name: "captureMinute",
    points: 5,
    seconds: minute,
    reason: "each address that is left mails a stranger",
  },
  {
    name: "captureDay",
    points: 20,
    seconds: day,
    reason: "nobody signs up more addresses in earnest",
  },
] as const;

interface Settings {
  origin: string;
}

/** Who wants mail from us again: asked, confirmed, listed and let go. */
export const newsletterFeature: Feature<Settings> = {
  name: "newsletter",
  calls: newsletterCalls,
  data: newsletterData,
  mailKinds: newsletterMailKinds,
  sampleMails: sampleNewsletterMails,
  create(platform) {
    const { settings, store, sign, now, onMail, receiveForm } = platform;
    const { origin } = settings;
    const subscriptions = createSubscriptions({ store, sign, origin, now, onMail });
    const subscribers = createSubscriberList({ store, now });
    const { stateOf, join, leave } = subscriptions;
    return {
      calls: serveCalls(newsletterCalls, {
        "POST /api/v1/Site/ContactEmail/Create": receiveForm({
          name: "email",
          address: newsletterAddress,
          page: "/",
          thanks: "/newsletter/thanks",
          schema: newsletterFields,
          controls: { email: "Email", wants: "Wants" },
          limits: newsletterLimits,
          keep: (trx, { form: { Email: email, Wants: wants }, ...left }, at) =>
            subscriptions.keep(trx, { email, ...(wants && { wants }), ...left }, at),
        }),
        ...buttonHandlers(platform, subscriptions),
        "GET /api/admin/emails": ({ by, query: { state, q, ...page } }) =>
          subscribers.list(administratorOf(by), { state, q }, page),
        "GET /api/admin/emails/export": ({ c, by, query: { state, q, ...format } }) => {
          const filter = { state, q };
          const lines = subscribers.exportCsv(administratorOf(by), filter, csvFormatOf(format));
          return csvFile(c, "e-mail-list", lines);
        },
        "POST /api/admin/email/delete": async ({ by, body: { id } }) => {
          if (await subscribers.erase(administratorOf(by), id)) return {};
          throw new Problem("not_found");
        },
      }),
      tidy: () => eraseUnconfirmed(store, now()),
      port: {
        ...{ stateOf, join, leave },
        count: () => countSubscribers(store.longReads),
        confirmationsSince: (since: number) => confirmationsSince(store.longReads, since),
      },
    };
  },
};
