import type { AuditEntry } from "#platform/audit/audit-log.server.ts";

/** What an entry of the log tells beside its action, by name; the page has the words. Null: nothing. */
export function readDetails(json: string): AuditEntry["details"] | null {
  const details: AuditEntry["details"] = JSON.parse(json);
  return Object.keys(details ?? {}).length > 0 ? details : null;
}
