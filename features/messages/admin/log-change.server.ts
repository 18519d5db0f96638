import {
  type Administrator,
  type AuditAction,
  type AuditEntry,
  latestChange,
} from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { ContactMessage } from "../submit-contact.server.ts";

/** What is done to a message, and how the log tells it. */
export interface Change {
  action: AuditAction;
  /** Gives what the log tells beside the action. */
  work(trx: Trx, message: ContactMessage, at: number): Promise<AuditEntry["details"] | undefined>;
}

/** The work and its entry in the log: both or neither. `at` in milliseconds. */
export async function changeMessage(
  trx: Trx,
  by: Administrator,
  message: ContactMessage,
  { action, work }: Change,
  at: number,
): Promise<void> {
  const details = (await work(trx, message, at)) ?? {};
  const subject = { subjectId: message.id, subject: message.reference };
  await audit(trx, by, { action, ...subject, details }, at);
}

/** The newest change of a message: looks, and what follows from them, are none. */
export const latestChangeOf = (db: Store["longReads"], id: string) =>
  latestChange(db, id, ["message.view", "message.read"]);
