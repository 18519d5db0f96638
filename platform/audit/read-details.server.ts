import type { AuditDetails } from "./audit-details.ts";

/** What an entry of the log tells beside its action, by name; the page has the words. Null: nothing. */
export function readDetails(json: string): AuditDetails | null {
  const details: AuditDetails = JSON.parse(json);
  return Object.keys(details).length > 0 ? details : null;
}
