import type { AuthTables } from "#features/accounts/auth-tables.server.ts";
import type { LeadTables } from "#features/messages/lead-tables.server.ts";
import type { NewsTables } from "#features/news/news-tables.server.ts";
import type { SelfTestTables } from "#features/self-test/self-test-tables.server.ts";
import type { AuditTables } from "#platform/audit/audit-log.server.ts";
import type { MailTables } from "#platform/outbox/mail-tables.server.ts";

interface OwnTables {
  /** Things the server makes for itself once, such as its signing secret. */
  setting: { name: string; value: string };
  /** PostgreSQL: counts that several processes share (rate-limiter-flexible's own layout). */
  rate_limit: { key: string; points: number; expire: number | null };
}

/** Every table; each feature declares its own beside its queries. */
export type Tables = OwnTables &
  AuditTables &
  AuthTables &
  LeadTables &
  MailTables &
  NewsTables &
  SelfTestTables;
