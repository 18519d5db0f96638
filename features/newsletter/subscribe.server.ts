import { v7 as newRowId } from "uuid";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import {
  confirmTokenLifetime,
  hashConfirmToken,
  makeConfirmToken,
} from "./confirm-token.server.ts";
import type { Subscriber } from "./newsletter-tables.server.ts";

export interface LeftAddress {
  email: string;
  language: LanguageCode;
  spam: boolean;
  /** The sentence that the visitor saw and agreed to. */
  wording: string;
}

/** `token`: the confirmation mail is to be written with it. Without one, nothing is mailed. */
export interface Left {
  id: string;
  reference: string;
  token?: string;
  /** The owner has confirmed it before. */
  isMember: boolean;
}

/**
 * Remembers an address until its owner confirms it. A new address, one still waiting and one that had
 * unsubscribed get a link; a confirmed one stays as it is. Spam never changes what is already there.
 * Anybody can enter anybody's address: so one that had unsubscribed stays so until its owner uses the link, and a link
 * that was mailed before works as well.
 */
export async function subscribe(
  trx: Trx,
  { email, language, spam, wording }: LeftAddress,
  now: number,
  { sign, mayMail }: { sign: Sign; mayMail: () => Promise<boolean> },
): Promise<Left> {
  const known = await findOrAdd(trx, { email, language, spam, wording }, now);
  const { id, reference, state } = known;
  const isMember = state === "confirmed" && !spam;
  if (spam || isMember || !(await mayMail())) return { id, reference, isMember };

  // What looked like spam begins now.
  const created_at = state === "spam" ? now : known.created_at;
  const token = makeConfirmToken({ ...known, created_at }, sign);
  await trx
    .updateTable("email_capture")
    .set({
      email,
      language,
      wording,
      created_at,
      state: state === "unsubscribed" ? state : "waiting",
      confirm_token_hash: hashConfirmToken(token),
      confirm_until: now + confirmTokenLifetime,
    })
    .where("id", "=", id)
    .execute();
  return { id, reference, token, isMember };
}

type Known = Pick<Subscriber, "id" | "reference" | "state" | "created_at" | "unsubscribed_at">;

async function findOrAdd(
  trx: Trx,
  { email, language, spam, wording }: LeftAddress,
  now: number,
): Promise<Known> {
  const email_key = email.toLowerCase();
  for (;;) {
    const added: Subscriber = {
      id: newRowId(),
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
      .returning(["id", "reference", "state", "created_at", "unsubscribed_at"])
      .executeTakeFirst();
    // None: it was the reference that was taken. Another one is drawn.
    if (known) return known;
  }
}
