import type { Store } from "#platform/store/store.server.ts";

/** What the back office is built on; `now` in milliseconds. */
export interface BackOfficeParts {
  store: Store;
  /** Of the site, for links in mails. */
  origin: string;
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
  /** MAIL_FROM and MAIL_TO, for showing mails; empty where they are not set. */
  addresses: { from: string; company: string };
}
