import { answerUntil } from "../answer-time.server.ts";
import { openStatuses } from "../message-status.ts";
import type { ContactMessage } from "../submit-contact.server.ts";

type Promised = Pick<ContactMessage, "status" | "created_at" | "released_at" | "first_answer_at">;

/** By when the visitor was promised an answer, ms; spam was promised nothing until it was let in. */
export function dueOf({ status, created_at, released_at }: Promised): number | null {
  return status === "spam" ? null : answerUntil(released_at ?? created_at);
}

/** The same while the answer is owed. */
export function owedUntil(message: Promised): number | null {
  const isOpen = openStatuses.some((status) => status === message.status);
  return isOpen && message.first_answer_at === null ? dueOf(message) : null;
}
