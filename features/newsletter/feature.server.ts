import { csvFormatOf } from "#platform/admin/write-csv.server.ts";
import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import { csvFile } from "#platform/http/csv-file.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { createSubscriberList } from "./admin/show-subscribers.server.ts";
import { newsletterCalls } from "./calls.ts";
import { confirmationsSince, countSubscribers } from "./list-subscribers.server.ts";
import { newsletterMailKinds } from "./mails/mail-kinds.ts";
import { newsletterData } from "./newsletter-tables.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** Who wants mail from us again, and how many. */
    newsletter: {
      count(): ReturnType<typeof countSubscribers>;
      /** When addresses were confirmed since an instant, ms. */
      confirmationsSince(since: number): Promise<number[]>;
    };
  }
}

/** Who wants mail from us again: asked, confirmed, listed and let go. */
export const newsletterFeature: Feature = {
  name: "newsletter",
  calls: newsletterCalls,
  data: newsletterData,
  mailKinds: newsletterMailKinds,
  create({ store, now }) {
    const subscribers = createSubscriberList({ store, now });
    return {
      calls: serveCalls(newsletterCalls, {
        "GET /api/admin/emails": ({ by, query: { state, q, ...page } }) =>
          subscribers.list(administratorOf(by), { state, q }, page),
        "GET /api/admin/emails/export": ({ c, by, query: { state, q, ...format } }) => {
          const filter = { state, q };
          const lines = subscribers.exportCsv(administratorOf(by), filter, csvFormatOf(format));
          return csvFile(c, "e-mail-list", lines);
        },
      }),
      port: {
        count: () => countSubscribers(store.longReads),
        confirmationsSince: (since: number) => confirmationsSince(store.longReads, since),
      },
    };
  },
};
