import { data, redirectDocument } from "react-router";
import type { Answer, CallName, Calls } from "#platform/http/call.ts";
import { type CallArguments, clientOf } from "#platform/session/call-client.ts";
import { signInAddress } from "./ask-admin.ts";

/**
 * The same client for the loader of a screen of the back office.
 * @throws the way to sign-in for somebody who is not, and for every other refusal an answer with its status
 */
export function loaderOf<Own extends Calls>() {
  const call = clientOf<Own>();
  return async <Name extends keyof Own & CallName>(
    request: Request,
    name: Name,
    ...rest: CallArguments<Own[Name]>
  ): Promise<Answer<Own[Name]>> => {
    const given = { ...rest[0], signal: request.signal };
    const result = await call(name, ...([given] as unknown as CallArguments<Own[Name]>));
    if (result.outcome === "done") return result.answer;
    if (result.outcome === "signedOut") throw redirectDocument(signInAddress(new URL(request.url)));
    throw data(null, { status: result.status });
  };
}
