import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Store } from "#platform/store/store.server.ts";

/** What the work of administrators stands on. */
export interface AdminParts {
  store: Store;
  /** Of the site, for links in mails. */
  origin: string;
  /** Milliseconds. */
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
  /** MAIL_TO, for showing mails; empty where it is not set. */
  company: string;
  /** Who works in the back office. */
  people(): Promise<Administrator[]>;
}
