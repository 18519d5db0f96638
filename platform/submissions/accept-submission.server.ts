import { createHash } from "node:crypto";
import type { RequestContext } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import type { Guard } from "#platform/http/guard.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { RateLimits, Reservation } from "#platform/http/rate-limits.server.ts";
import type { BodyKind } from "#platform/http/request-body.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { campaignFields, readCampaign } from "./campaign.server.ts";
import { checkFields, type FormToReceive } from "./form-to-receive.server.ts";
import { type Answer, handOnSubmission } from "./hand-on.server.ts";
import type { PostedFields } from "./posted-file.server.ts";
import type { Receipt } from "./receipt-schema.ts";
import { receiveSubmission, type Submission } from "./receive-submission.server.ts";
import { isSelfTestMark, selfTestHeader } from "./self-test-mark.server.ts";
import { submissionKey } from "./submission-key.server.ts";

export interface AcceptingParts {
  guard: Guard;
  limits: RateLimits;
  store: Store;
  sign: Sign;
  now: () => number;
  log: Log;
  /** API_HOST: the server that takes all submissions in place of this one. */
  apiHost: string | undefined;
  /** Called after each commit that left mail in the outbox. */
  onMail: () => void;
  /** Called for each submission that was stored for the first time. */
  onStored?: (form: string, spam: boolean) => void;
}

interface Posted {
  kind: BodyKind;
  posted: PostedFields;
  tooFast: boolean;
}

/** Checks a submission and stores it, or hands it on where API_HOST is set. */
export async function acceptSubmission<Fields>(
  c: RequestContext,
  form: FormToReceive<Fields>,
  parts: AcceptingParts,
  { kind, posted: received, tooFast }: Posted,
): Promise<Answer> {
  const { guard, limits, now, sign } = parts;
  const { campaign, posted } = takeCampaign(received);
  const values = checkFields(form.schema, posted);
  const file = received.upload;
  const language = languageOfRequest(c, posted.fields.Language);
  const spam = tooFast || (posted.fields.Website ?? "") !== "";
  const visitor = guard.limitKey(c);
  const body = JSON.stringify([values, language, ...(file ? [hashOf(file.bytes)] : [])]);
  const idempotency = submissionKey(c, parts, { form: form.name, kind, body });
  let reservation: Reservation | undefined;
  const admit = async () => {
    reservation = await limits.take(form.limits, visitor);
  };
  const mark = c.req.header(selfTestHeader);
  const selfTest = mark !== undefined && isSelfTestMark(mark, idempotency?.asGiven, now(), sign);
  const who = { idempotency, askedBy: visitor, admit };
  const submission = { form: values, file, language, spam, campaign, selfTest, ...who };
  try {
    const answer = await deliver(form, parts, submission);
    if (answer.status >= 400) await reservation?.giveBack();
    return answer;
  } catch (error) {
    await reservation?.giveBack();
    throw error;
  }
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url");

/** Where the visitor came from is never a reason to refuse a message: what is odd about it is left out. */
function takeCampaign({ fields, errors }: FlatFields) {
  const isOwn = ([name]: [string, unknown]) => !campaignFields.some((field) => field === name);
  return {
    campaign: readCampaign(fields),
    posted: { fields, errors: Object.fromEntries(Object.entries(errors).filter(isOwn)) },
  };
}

async function deliver<Fields>(
  form: FormToReceive<Fields>,
  { apiHost, store, now, log, onMail, onStored }: AcceptingParts,
  submission: Submission<Fields>,
): Promise<Answer> {
  // Another server knows no file of ours.
  if (apiHost && !form.file) {
    const own = { address: form.address, form: submission.form };
    const other = form.handOn?.(submission.form, submission.language) ?? own;
    return handOnSubmission(apiHost, other.address, { ...submission, form: other.form });
  }
  const keep: Parameters<typeof receiveSubmission>[2] = (trx, at) => form.keep(trx, submission, at);
  const { outcome, isNew } = await receiveSubmission(store, submission, keep, now);
  onMail();
  if (isNew && !submission.selfTest) onStored?.(form.name, submission.spam);
  if (outcome.kind === "conflict") throw new Problem("conflict");
  const { reference, at } = outcome;
  const stored: Receipt = { reference };
  return { status: 200, body: { ...stored, ...promiseOf(form, at, submission.language, log) } };
}

/** It is stored by then: a fact of the company that cannot be shown costs the promise, not the success. */
function promiseOf<Fields>(
  { promise }: FormToReceive<Fields>,
  at: number,
  language: LanguageCode,
  log: Log,
) {
  try {
    return promise?.(at, language);
  } catch (err) {
    log.error({ err }, "content/ is wrong: nothing is promised beside the reference");
    return undefined;
  }
}
