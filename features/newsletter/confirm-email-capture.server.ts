import type { Transaction } from "kysely";
import type { LeadTables } from "#features/messages/lead-tables.server.ts";
import { hashConfirmToken } from "./confirm-token.server.ts";

type EmailCapture = LeadTables["email_capture"];

/** `again`: the button was pressed a second time; nothing changes and nothing is mailed. */
export type Confirmation =
  | { kind: "confirmed"; capture: EmailCapture }
  | { kind: "again" }
  | { kind: "expired" };

/** Confirms the address that a token was mailed to. `now` in milliseconds. */
export async function confirmEmailCapture(
  trx: Transaction<Pick<LeadTables, "email_capture">>,
  token: string,
  now: number,
): Promise<Confirmation> {
  const hash = hashConfirmToken(token);
  const capture = await trx
    .updateTable("email_capture")
    .set({ state: "confirmed", confirmed_at: now, unsubscribed_at: null })
    .where("confirm_token_hash", "=", hash)
    .where("state", "in", ["waiting", "unsubscribed"])
    .where("confirm_until", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (capture) return { kind: "confirmed", capture };

  const earlier = await trx
    .selectFrom("email_capture")
    .select("state")
    .where("confirm_token_hash", "=", hash)
    .executeTakeFirst();
  return { kind: earlier?.state === "confirmed" ? "again" : "expired" };
}
