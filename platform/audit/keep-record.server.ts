import type { SignedIn } from "#platform/http/context.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { type Administrator, type AuditEntry, writeAudit } from "./audit-log.server.ts";

/** Who asks, as the log will name them. */
export function administratorOf({ user }: SignedIn): Administrator {
  return { id: user.id, name: user.name || user.email };
}

/** Writes down who looked at or did something, in the transaction of the work itself. `now` in milliseconds. */
export const audit = (trx: Trx, by: Administrator, entry: AuditEntry, now: number): Promise<void> =>
  writeAudit(trx, by, entry, now);

/** The same for a look alone. It is written first: what cannot be written down is not shown. */
export function auditLook(
  { store, now }: { store: Store; now: () => number },
  by: Administrator,
  entry: AuditEntry,
): Promise<void> {
  return store.write((trx) => audit(trx, by, entry, now()));
}
