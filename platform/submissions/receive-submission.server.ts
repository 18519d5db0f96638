import type { UploadedFile } from "#platform/http/read-upload.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Campaign } from "./campaign.server.ts";
import {
  answerIdempotencyKey,
  claimIdempotencyKey,
  type IdempotencyKey,
} from "./claim-idempotency-key.server.ts";

/** A file that was looked into. */
export interface ReceivedFile extends UploadedFile {
  mediaType: string;
}

export interface Submission<Form> {
  form: Form;
  /** Of a form that has one. */
  file?: ReceivedFile;
  language: LanguageCode;
  spam: boolean;
  /** Where the visitor came from, as far as the page knows. */
  campaign?: Campaign;
  /** The site tests itself with it (features/self-test). */
  selfTest?: boolean;
  idempotency?: IdempotencyKey;
  /** A signature of the visitor, or the id of a signed-in user: mails to an address are counted by it. */
  askedBy: string;
  /** Asked once when the submission turns out to be no retry; what it throws refuses the submission. */
  admit(): Promise<void>;
}

/** `at`: when it was stored, ms. `conflict`: the idempotency key belongs to another body. */
type Outcome = { kind: "accepted"; reference: string; at: number } | { kind: "conflict" };

/**
 * Claims the key, lets the submission in, stores it: all of it or nothing. `isNew`: stored now and for the first time.
 */
export async function receiveSubmission(
  store: Store,
  { idempotency, admit }: Pick<Submission<unknown>, "idempotency" | "admit">,
  keep: (trx: Trx, at: number) => Promise<{ reference: string }>,
  now: () => number,
): Promise<{ outcome: Outcome; isNew: boolean }> {
  // The transaction may run again after a conflict with another one; the limit counts it once.
  let admitted: Promise<void> | undefined;
  let isNew = false;
  const outcome = await store.write(async (trx): Promise<Outcome> => {
    const at = now();
    isNew = false;
    const claim = idempotency && (await claimIdempotencyKey(trx, idempotency, at));
    if (claim?.kind === "replay") {
      return { kind: "accepted", reference: claim.reference, at: claim.at };
    }
    if (claim?.kind === "conflict") return claim;
    admitted ??= admit();
    await admitted;
    const { reference } = await keep(trx, at);
    isNew = true;
    if (idempotency) await answerIdempotencyKey(trx, idempotency, reference);
    return { kind: "accepted", reference, at };
  });
  return { outcome, isNew };
}
