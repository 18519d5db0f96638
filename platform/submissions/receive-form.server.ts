import { createHash } from "node:crypto";
import type { RequestContext } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import type { Guard } from "#platform/http/guard.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import {
  everyPost,
  minute,
  type RateLimit,
  type RateLimits,
  type Reservation,
} from "#platform/http/rate-limits.server.ts";
import { readUpload, type UploadedFile } from "#platform/http/read-upload.server.ts";
import { type BodyKind, bodyKind, readFields } from "#platform/http/request-body.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { campaignFields, readCampaign } from "./campaign.server.ts";
import { contentKey } from "./content-key.server.ts";
import {
  checkFields,
  type FileToReceive,
  type FormToReceive,
  toApiNames,
} from "./form-to-receive.server.ts";
import { givenKey } from "./given-key.server.ts";
import { type Answer, handOnSubmission } from "./hand-on.server.ts";
import type { Receipt } from "./receipt-schema.ts";
import {
  type ReceivedFile,
  receiveSubmission,
  type Submission,
} from "./receive-submission.server.ts";
import { type RefusalParts, refuseForm } from "./refuse-form.server.ts";
import { isSelfTestMark, selfTestHeader } from "./self-test-mark.server.ts";
import { createUploadRoom } from "./upload-room.server.ts";

interface Parts extends RefusalParts {
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

/** The answer to the page's script. */
type Received<Promised> = Receipt & Partial<Promised>;

/** Answers one form's call: JSON from the page's script, or posted by the browser itself. */
export type ReceiveForm = <Fields, Promised extends object>(
  form: FormToReceive<Fields, Promised>,
) => (request: { c: RequestContext }) => Promise<Response | Received<Promised>>;

/** Beside what a form allows, which counts only what it takes in. */
const looks = {
  name: "looksIntoFiles",
  points: 20,
  seconds: minute,
  reason: "no reading of texts takes the processor as long, and a person chooses a file or two",
} as const satisfies RateLimit;

/** What takes forms in; each submission is one transaction, durable when it is answered. */
export function createReceiveForm(parts: Parts): ReceiveForm {
  const { guard, limits } = parts;
  const room = createUploadRoom();
  const inRoom = <Result>(c: RequestContext, work: () => Promise<Result>) =>
    room.during(guard.limitKey(c), work);
  const countPost = (c: RequestContext) => limits.take([everyPost], guard.limitKey(c));
  const look = async (c: RequestContext, file: FileToReceive, posted: PostedFields) => {
    if (posted.file) await limits.take([looks], guard.limitKey(c));
    return lookInto(file, posted);
  };

  return (form) =>
    async ({ c }) => {
      const { file } = form;
      const kind = file ? uploadKind(c) : bodyKind(c.req.raw.headers);
      if (kind === "json") {
        await countPost(c);
        const { tooFast } = guard.admitPost(c, kind);
        const posted = file
          ? await inRoom(c, async () => look(c, file, await readPostedFile(c.req.raw, form, file)))
          : await readFields(c.req.raw, kind);
        const { status, body } = await accept(c, form, parts, { kind, posted, tooFast });
        if (parts.apiHost && !file) return c.json(body as object, status as 200);
        return body as never;
      }
      let posted: PostedFields = { fields: {}, errors: {} };
      const receive = async () => {
        // Read first: whatever is refused, the visitor gets back what was typed.
        posted = file
          ? await readPostedFile(c.req.raw, form, file)
          : toApiNames(await readFields(c.req.raw, kind), { ...form.controls, ...form.hidden });
        await countPost(c);
        const { tooFast } = guard.admitPost(c, kind);
        if (file) posted = await look(c, file, posted);
        return tooFast;
      };
      try {
        // Nobody else's page makes us receive a file.
        if (file) guard.admitPost(c, kind);
        const tooFast = await (file ? inRoom(c, receive) : receive());
        const reference = referenceOf(await accept(c, form, parts, { kind, posted, tooFast }));
        const thanks = localizedPath(form.thanks, languageOfRequest(c, posted.fields.Language));
        return c.redirect(`${thanks}?reference=${encodeURIComponent(reference)}`, 303);
      } catch (error) {
        return refuseForm(c, form, parts, posted.fields, error, posted.file !== undefined);
      }
    };
}

/** What was sent, under the names of the API. */
interface PostedFields extends FlatFields {
  /** As it came. */
  file?: UploadedFile;
  /** The same, once it was looked into and let in. */
  upload?: ReceivedFile;
}

interface Posted {
  kind: BodyKind;
  posted: PostedFields;
  tooFast: boolean;
}

/** Both send a file in the same way; only the page's script shows a token. */
const uploadKind = (c: RequestContext): BodyKind =>
  c.req.header("x-xsrf-token") === undefined ? "form" : "json";

/** The texts of a form, and its file as it came. */
async function readPostedFile<Fields>(
  request: Request,
  { controls, hidden }: FormToReceive<Fields>,
  expected: FileToReceive,
): Promise<PostedFields> {
  const { file, isTooLarge, ...flat } = await readUpload(request, expected);
  const posted = toApiNames(flat, { ...controls, ...hidden });
  if (isTooLarge) return refuseFile(posted, expected, "too_large");
  return file ? { ...posted, file } : refuseFile(posted, expected, "required");
}

/** Its error is told together with those of the texts. */
async function lookInto(expected: FileToReceive, posted: PostedFields): Promise<PostedFields> {
  const { file } = posted;
  if (!file) return posted;
  const looked = await expected.check(file.bytes);
  if ("wrong" in looked) return refuseFile(posted, expected, looked.wrong);
  return { ...posted, upload: { ...file, ...looked } };
}

const refuseFile = (posted: PostedFields, { field }: FileToReceive, code: string) => ({
  ...posted,
  errors: { ...posted.errors, [field]: [code] },
});

/** Checks a submission and stores it, or hands it on where API_HOST is set. */
async function accept<Fields>(
  c: RequestContext,
  form: FormToReceive<Fields>,
  parts: Parts,
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
  const idempotency =
    kind === "json"
      ? givenKey(c, sign, { scope: form.name, owner: guard.visitorIdOf(c) ?? "", body })
      : contentKey(sign(`post:${visitor}:${body}`), form.name);
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
  { apiHost, store, now, log, onMail, onStored }: Parts,
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

/** What the thank-you page shows. @throws Problem where the API server at API_HOST did not accept */
function referenceOf({ status, body }: Answer): string {
  if (status >= 400 || body === null) throw new Problem("unavailable");
  const reference = (body as { reference?: unknown }).reference;
  return typeof reference === "string" ? reference : "";
}
