import { Problem } from "#platform/http/problem.server.ts";
import { writeCampaign } from "./campaign.server.ts";
import { makeReference } from "./make-reference.server.ts";
import type { Submission } from "./receive-submission.server.ts";

/** Status and JSON body of an answer. */
export interface Answer {
  status: number;
  body: unknown;
}

/** How long the API server may take, ms, and what is said when it does not answer, seconds. */
const patience = 10_000;
const retryAfter = 10;

/**
 * Asks the API server at API_HOST. Only what it needs is handed on: no cookie, no address, no hop-by-hop header.
 * @throws Problem `unavailable` when it does not answer, redirects or fails
 */
async function askApiHost(url: string, init: RequestInit): Promise<Answer> {
  const unavailable = new Problem("unavailable", { retryAfter });
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    if (response.status >= 500 || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      throw unavailable;
    }
    const text = await response.text();
    return { status: response.status, body: parseOrNull(text) };
  } catch {
    throw unavailable;
  }
}

/** What is no JSON is no answer: the page takes null for a failure, as docs/specification.md has it. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Hands a checked submission on to `address`, which is ours and not what the visitor wrote; no other call goes to
 * that server. Spam is answered like any other and goes no further.
 */
export async function handOnSubmission<Form>(
  apiHost: string,
  address: string,
  { form, language, spam, campaign = {}, idempotency, admit }: Submission<Form>,
): Promise<Answer> {
  await admit();
  if (spam) return { status: 200, body: { reference: makeReference() } };
  return askApiHost(apiHost + address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(idempotency ? { "idempotency-key": idempotency.key } : {}),
    },
    body: JSON.stringify({ ...form, ...writeCampaign(campaign), Language: language }),
  });
}
