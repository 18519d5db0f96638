import { v7 as newRowId } from "uuid";
import type { SignedIn } from "#platform/http/context.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Administrator, AuditEntry } from "./audit-log.server.ts";

/** Who asks, as the log will name them. */
export function administratorOf({ user }: SignedIn): Administrator {
  return { id: user.id, name: user.name || user.email };
}

/** Writes down who looked at or did something, in the transaction of the work itself. `now` in milliseconds. */
export async function audit(
  trx: Trx,
  by: Administrator,
  { action, subjectId = "", subject = "", details = {} }: AuditEntry,
  now: number,
): Promise<void> {
  await trx
    .insertInto("audit_log")
    .values({
      id: newRowId(),
      at: now,
      by_id: by.id,
      by_name: by.name,
      action,
      subject_id: subjectId,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}

/** The same for a look alone. It is written first: what cannot be written down is not shown. */
export function auditLook(
  { store, now }: { store: Store; now: () => number },
  by: Administrator,
  entry: AuditEntry,
): Promise<void> {
  return store.write((trx) => audit(trx, by, entry, now()));
}
