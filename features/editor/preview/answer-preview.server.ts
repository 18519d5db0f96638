import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { answerPage } from "#platform/http/answer-page.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import { inlineHashesOf } from "#platform/http/inline-hashes.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { minute, type RateLimit, type RateLimits } from "#platform/http/rate-limits.server.ts";
import { sentencePage } from "#platform/http/sentence-page.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { sayWhyNot, type WhyNot } from "./draft-bar.server.ts";
import { makePreviewToken } from "./preview-token.server.ts";
import { beginLink, closeLink, endLinks } from "./shared-drafts.server.ts";
import type { ShownDraft } from "./show-shared-draft.server.ts";

/** A page is rendered for each. */
const sharedDrafts = {
  name: "sharedDrafts",
  points: 30,
  seconds: minute,
  reason: "somebody who reloads while a colleague writes, but no loop: each is rendered",
} as const satisfies RateLimit;

const statuses: Record<WhyNot, number> = {
  forged: 403,
  over: 410,
  ended: 410,
  gone: 410,
  nothing: 404,
  notYet: 503,
  tooOften: 429,
};

interface Parts {
  store: Store;
  sign: Sign;
  origin: string;
  /** ms */
  now: number;
}

/** A link by which anybody sees the newest draft of an entry in one language, for a week; who made it is written down. */
export async function shareDraft(
  { store, sign, origin, now }: Parts,
  by: Administrator,
  { id, language }: { id: string; language: LanguageCode },
) {
  const about = { subjectId: id, subject: id, details: { languages: language } };
  const ends = await store.write(async (trx) => {
    await audit(trx, by, { action: "entry.preview-link", ...about }, now);
    return beginLink(trx, by, { entry: id, language }, now);
  });
  const token = makePreviewToken({ entry: id, language, ends }, sign);
  return { url: `${origin}/api/preview?token=${token}`, until: iso(ends) };
}

/** Ends the links to an entry's draft, in every language; who did it is written down. */
export const unshareDraft = (store: Store, by: Administrator, id: string, now: number) =>
  store.write(async (trx) => {
    await audit(trx, by, { action: "entry.preview-end", subjectId: id, subject: id }, now);
    await endLinks(trx, id, now);
  });

/** Ends one link alone; who did it is written down. @returns whether it was open */
export const closeSharedLink = (
  store: Store,
  by: Administrator,
  { id, language, until }: { id: string; language: LanguageCode; until: string },
  now: number,
): Promise<boolean> =>
  store.write(async (trx) => {
    const link = { entry: id, language, ends: Date.parse(until) };
    if (!(await closeLink(trx, link, now))) return false;
    const about = { subjectId: id, subject: id, details: { languages: language } };
    await audit(trx, by, { action: "entry.preview-close", ...about }, now);
    return true;
  });

/** That somebody has to wait until the next draft; undefined: not now. */
export async function isTooOften(limits: RateLimits, who: string): Promise<ShownDraft | undefined> {
  try {
    await limits.take([sharedDrafts], who);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === "limited") return { whyNot: "tooOften" };
    throw error;
  }
}

/** Answers with the draft, or says in a sentence why there is none; a cache keeps neither. */
export async function answerPreview(
  c: RequestContext,
  { html, whyNot, language }: ShownDraft,
): Promise<Response> {
  const code = languageOfRequest(c, language);
  const shown = html ?? sentencePage(code, sayWhyNot(code, whyNot ?? "gone"));
  const status = html === undefined ? statuses[whyNot ?? "gone"] : 200;
  const page = { html: shown, inline: inlineHashesOf(shown), plain: true as const };
  const answer = await answerPage(c, page, status);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}
