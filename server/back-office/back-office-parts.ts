import type { NewsService } from "#features/news/refresh-news.server.ts";
import {
  type Administrator,
  type AuditEntry,
  writeAudit,
} from "#platform/audit/audit-log.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";

/** What the back office is built on; `now` in milliseconds. */
export interface BackOfficeParts {
  store: Store;
  /** Of the site, for links in mails. */
  origin: string;
  now: () => number;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
  news: NewsService;
  /** MAIL_FROM and MAIL_TO, for showing mails; empty where they are not set. */
  addresses: { from: string; company: string };
}

/** Writes down who looked at or did something, in the transaction of the work itself. */
export const audit = (trx: Trx, by: Administrator, entry: AuditEntry, now: number): Promise<void> =>
  writeAudit(trx.$pickTables<"audit_log">(), by, entry, now);

/** The same for a look alone. It is written first: what cannot be written down is not shown. */
export function auditLook(
  { store, now }: Pick<BackOfficeParts, "store" | "now">,
  by: Administrator,
  entry: AuditEntry,
): Promise<void> {
  return store.write((trx) => audit(trx, by, entry, now()));
}

/** An instant (ms) as ISO 8601, for the answers. */
export const iso = (instant: number): string => new Date(instant).toISOString();
/** The same where there may be none. */
export const isoOrNull = (instant: number | null | undefined): string | null =>
  instant === null || instant === undefined ? null : iso(instant);
