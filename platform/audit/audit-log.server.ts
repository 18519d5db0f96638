import { newestBelow } from "#platform/paging/newest-below.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import type { Db } from "#platform/store/store.server.ts";

/** Instants are milliseconds since 1970 (UTC). Rows are only added: the database refuses every change. */
export interface AuditTables {
  audit_log: {
    id: string;
    at: number;
    by_id: string;
    /** As it was then: it stays when the account goes. */
    by_name: string;
    action: AuditAction;
    /** The record that it is about; empty when it is about many. */
    subject_id: string;
    /** What people call the record, such as a message's reference. */
    subject: string;
    /** JSON object of texts and numbers. */
    details: string;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends AuditTables {}
}

/** Each feature adds the actions of its calls, under its own name. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface AuditActions {}
export type AuditAction = AuditActions[keyof AuditActions];

/** Who does something in the back office. */
export interface Administrator {
  id: string;
  name: string;
}

export interface AuditEntry {
  action: AuditAction;
  subjectId?: string;
  subject?: string;
  details?: Record<string, string | number | boolean | null | undefined>;
}

export type AuditRow = AuditTables["audit_log"];

/** Whether somebody's look at a record, or what they did with it, was written down from `since` to `until` (ms). */
export async function isLogged(
  db: Db,
  by: Administrator,
  { action, subjectId }: Pick<AuditRow, "action"> & { subjectId: string },
  since: number,
  until: number,
): Promise<boolean> {
  const entry = await db
    .selectFrom("audit_log")
    .select("id")
    .where("subject_id", "=", subjectId)
    .where("at", ">=", since)
    .where("at", "<=", until)
    .where("action", "=", action)
    .where("by_id", "=", by.id)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The log, the newest first, from a place on. */
export function readAudit(
  db: Db,
  after: PagePlace | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const entries = db.selectFrom("audit_log").selectAll();
  return newestBelow(entries, after, limit, { at: "at", id: "id" }).execute();
}

/** What happened to one record, the oldest first; at most the latest 500 entries. */
export async function readAuditOf(db: Db, subjectId: string): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(500)
    .execute();
  return rows.reverse();
}

/**
 * The newest change of one record, `looks` left out. `version` stands for the record as it is now: the log only grows, so
 * a change has another one also where a clock was set back and an earlier entry stays the newest.
 */
export async function latestChange(
  db: Db,
  subjectId: string,
  looks: readonly AuditAction[],
): Promise<(AuditRow & { version: string }) | undefined> {
  const found = await db
    .selectFrom("audit_log")
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as("changes"))
    .where("subject_id", "=", subjectId)
    .where("action", "not in", looks)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { changes, ...row } = found;
  return { ...row, version: `${changes}.${row.id}` };
}

const ofTheLog = {
  purpose: "who-did-what",
  bases: ["legitimate-interest"],
  receivers: ["hosting"],
  place: "database",
  // The database refuses to change or remove a row.
  keep: { until: "never" },
  end: "stay",
} as const;

/** Who looked at what; a reference and what somebody searched for can lead to a visitor. */
export const auditData: readonly TableData[] = [
  {
    table: "audit_log",
    persons: [
      { column: "by_id", holds: "user" },
      { column: "subject_id", holds: "contact_message" },
      { column: "subject_id", holds: "job_application" },
      { column: "subject_id", holds: "email_capture" },
      { column: "subject_id", holds: "shop_order" },
      { column: "subject_id", holds: "user" },
    ],
    personal: [
      {
        ...ofTheLog,
        columns: ["by_id", "by_name", "action", "at"],
        category: "security",
        groups: ["employee"],
      },
      {
        ...ofTheLog,
        columns: ["subject_id", "subject", "details"],
        category: "usage",
        groups: ["visitor", "applicant", "subscriber", "buyer", "employee"],
      },
    ],
    technical: ["id"],
  },
];
