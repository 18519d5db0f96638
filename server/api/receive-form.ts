import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Env } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { Place } from "#platform/http/rate-limits.server.ts";
import { type BodyKind, bodyKind, readFields } from "#platform/http/request-body.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Log } from "#platform/log/log.server.ts";
import { campaignFields, readCampaign } from "#platform/submissions/campaign.server.ts";
import type { IdempotencyKey } from "#platform/submissions/claim-idempotency-key.server.ts";
import { isSelfTestMark, selfTestHeader } from "#platform/submissions/self-test-mark.server.ts";
import type { Submission } from "../receive-submission.ts";
import { visitorIdOf } from "./forgery-cookies.ts";
import { givenKey } from "./given-key.ts";
import { guardPost } from "./guard-post.ts";
import { type Answer, handOnSubmission } from "./hand-on.ts";
import { checkFields, type LeadForm, languageOfSubmission, toApiNames } from "./lead-form.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { refuseForm } from "./refuse-form.ts";

/** Identical posts of a plain form within this time, ms, are one submission: reloads and double clicks. */
const plainFormWindow = 10 * 60 * 1000;

/** Receives one of the two forms: JSON from the page's script, or posted by the browser itself. */
export function receiveForm<Form>(form: LeadForm<Form>, parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    const kind = bodyKind(c.req.raw.headers);
    const everyPost = () => parts.limits.take(["everyPost"], limitKey(parts, c.get("visitor")));
    if (kind === "json") {
      await everyPost();
      const { tooFast } = guardPost(c, kind, parts);
      const posted = await readFields(c.req.raw, kind);
      const { status, body } = await accept(c, form, parts, { kind, posted, tooFast });
      return c.json(body as object, status as ContentfulStatusCode);
    }
    let posted: FlatFields = { fields: {}, errors: {} };
    try {
      // Read first: whatever is refused, the visitor gets back what was typed.
      posted = toApiNames(await readFields(c.req.raw, kind), form.controls);
      await everyPost();
      const { tooFast } = guardPost(c, kind, parts);
      const reference = referenceOf(await accept(c, form, parts, { kind, posted, tooFast }));
      const thanks = localizedPath(form.thanks, languageOfSubmission(c, posted.fields.Language));
      return c.redirect(`${thanks}?reference=${encodeURIComponent(reference)}`, 303);
    } catch (error) {
      return refuseForm(c, form, parts, posted.fields, error);
    }
  };
}

interface Received {
  kind: BodyKind;
  posted: FlatFields;
  tooFast: boolean;
}

/** Checks a submission and stores it, or hands it on where API_HOST is set. */
async function accept<Form>(
  c: Context<Env>,
  form: LeadForm<Form>,
  parts: AppParts,
  { kind, posted: received, tooFast }: Received,
): Promise<Answer> {
  const { campaign, posted } = takeCampaign(received);
  const values = checkFields(form.schema, posted);
  const language = languageOfSubmission(c, posted.fields.Language);
  const spam = tooFast || (posted.fields.Website ?? "") !== "";
  const visitor = limitKey(parts, c.get("visitor"));
  const body = JSON.stringify([values, language]);
  const idempotency =
    kind === "json"
      ? givenKey(c, parts, { scope: form.name, owner: visitorIdOf(c) ?? "", body })
      : contentKey(parts, form.name, body, visitor);
  let place: Place | undefined;
  const admit = async () => {
    place = await parts.limits.take(form.limits, visitor);
  };
  const mark = c.req.header(selfTestHeader);
  const { now, sign } = parts.services;
  const selfTest = mark !== undefined && isSelfTestMark(mark, idempotency?.asGiven, now(), sign);
  const who = { idempotency, askedBy: visitor, admit };
  const submission = { form: values, language, spam, campaign, selfTest, ...who };
  try {
    const answer = await deliver(form, parts, submission);
    if (answer.status >= 400) await place?.giveBack();
    return answer;
  } catch (error) {
    await place?.giveBack();
    throw error;
  }
}

/** Where the visitor came from is never a reason to refuse a message: what is odd about it is left out. */
function takeCampaign({ fields, errors }: FlatFields) {
  const isOwn = ([name]: [string, unknown]) => !campaignFields.some((field) => field === name);
  return {
    campaign: readCampaign(fields),
    posted: { fields, errors: Object.fromEntries(Object.entries(errors).filter(isOwn)) },
  };
}

async function deliver<Form>(
  form: LeadForm<Form>,
  { settings: { apiHost }, services, log }: AppParts,
  submission: Submission<Form>,
): Promise<Answer> {
  if (apiHost) return handOnSubmission(apiHost, form.address, submission);
  const outcome = await form.submit(services, submission);
  if (outcome.kind === "conflict") throw new Problem("conflict");
  const { reference, at } = outcome;
  return { status: 200, body: { reference, ...promiseOf(form, at, submission.language, log) } };
}

/** The message is stored by then: a fact of the company that cannot be shown costs the promise, not the success. */
function promiseOf<Form>(
  { promise }: LeadForm<Form>,
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

/** A plain form has no mark: its content and its visitor are one, signed so that neither can be read from it. */
function contentKey(
  { services }: AppParts,
  form: string,
  body: string,
  visitor: string,
): IdempotencyKey {
  const key = services.sign(`post:${visitor}:${body}`);
  return { scope: `${form}-post`, key, bodyHash: key, keepFor: plainFormWindow };
}
