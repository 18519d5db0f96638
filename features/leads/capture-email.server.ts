import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { LanguageCode } from "#features/i18n/languages.ts";
import {
  confirmTokenLifetime,
  hashConfirmToken,
  makeConfirmToken,
} from "./confirm-token.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { makeReference } from "./make-reference.server.ts";

type Trx = Transaction<Pick<LeadTables, "email_capture">>;
type EmailCapture = LeadTables["email_capture"];

export interface CaptureSubmission {
  email: string;
  language: LanguageCode;
  spam: boolean;
  /** The sentence that the visitor saw and agreed to. */
  wording: string;
}

/** `token`: the confirmation mail is to be written with it. Without one, nothing is mailed. */
export interface Captured {
  id: string;
  reference: string;
  token?: string;
}

/**
 * Remembers an address until its owner confirms it. A new address, one still waiting and one that had
 * unsubscribed get a new token; a confirmed one stays as it is. Spam never changes what is already there.
 * `mayMail` is asked before a token is replaced, so that the link of the last mail sent keeps working.
 */
export async function captureEmail(
  trx: Trx,
  submission: CaptureSubmission,
  now: number,
  mayMail: () => Promise<boolean>,
): Promise<Captured> {
  const { id, reference, state } = await findOrAdd(trx, submission, now);
  if (submission.spam || state === "confirmed" || !(await mayMail())) return { id, reference };

  const token = makeConfirmToken();
  await trx
    .updateTable("email_capture")
    .set({
      email: submission.email,
      language: submission.language,
      wording: submission.wording,
      state: "waiting",
      confirm_token_hash: hashConfirmToken(token),
      confirm_until: now + confirmTokenLifetime,
      created_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .where("id", "=", id)
    .execute();
  return { id, reference, token };
}

async function findOrAdd(
  trx: Trx,
  { email, language, spam, wording }: CaptureSubmission,
  now: number,
): Promise<Pick<EmailCapture, "id" | "reference" | "state">> {
  const email_key = email.toLowerCase();
  for (;;) {
    const added: EmailCapture = {
      id: randomUUIDv7(),
      reference: makeReference(),
      email,
      email_key,
      language,
      state: spam ? "spam" : "waiting",
      wording,
      confirm_token_hash: null,
      confirm_until: null,
      created_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("email_capture")
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return added;

    // An update that changes nothing: locks the row on both engines until the commit.
    const known = await trx
      .updateTable("email_capture")
      .set({ email_key })
      .where("email_key", "=", email_key)
      .returning(["id", "reference", "state"])
      .executeTakeFirst();
    // None: it was the reference that was taken. Another one is drawn.
    if (known) return known;
  }
}
