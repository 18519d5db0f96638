import { type LookupAddress, lookup as resolveName } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { explainFailure } from "./explain-failure.server.ts";
import { FeedRefused } from "./feed-refused.server.ts";
import { isPublicAddress } from "./public-address.server.ts";
import { readBody } from "./read-body.server.ts";
import { isWeb } from "./resolve-address.server.ts";

export interface FetchRules {
  /** For intranets and tests: private and loopback addresses may be fetched as well. */
  allowPrivate: boolean;
  maxBytes: number;
  headers: Record<string, string>;
  /** Gives the answer up. */
  signal?: AbortSignal | undefined;
}

export interface FetchedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed; empty for a status other than 200. */
  bytes: Buffer;
  /** Where it was found in the end. */
  url: string;
}

const seconds = 10;
const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * Fetches an address that we were told by the settings or by a feed, without trusting it: http and https
 * only, public targets only, 10 seconds, 3 redirects and `maxBytes` at most. A name is resolved once and the
 * connection goes to the very address that was checked, so a second answer of the name server changes nothing.
 *
 * @throws FeedRefused with the reason in plain words
 */
export async function fetchGuarded(address: string, rules: FetchRules): Promise<FetchedAnswer> {
  const timeout = AbortSignal.timeout(seconds * 1_000);
  const signal = rules.signal ? AbortSignal.any([timeout, rules.signal]) : timeout;
  try {
    let url = checkTarget(address, rules);
    for (let redirect = 0; redirect <= maxRedirects; redirect++) {
      const response = await send(url, rules, signal);
      const { statusCode: status = 0, headers } = response;
      if (!redirects.includes(status) || headers.location === undefined) {
        const bytes = status === 200 ? await readBody(response, rules.maxBytes) : Buffer.alloc(0);
        response.destroy();
        return { status, headers, bytes, url: url.href };
      }
      response.destroy();
      url = checkTarget(headers.location, rules, url);
    }
    throw new FeedRefused("redirects", `redirects more than ${maxRedirects} times`);
  } catch (error) {
    if (error instanceof FeedRefused) throw error;
    if (timeout.aborted)
      throw new FeedRefused("timeout", `did not answer in full within ${seconds} seconds`);
    throw explainFailure(error);
  }
}

function checkTarget(address: string, { allowPrivate }: FetchRules, from?: URL): URL {
  const url = URL.parse(address, from);
  if (!url || !isWeb(url))
    throw new FeedRefused("address", "leads to an address that is not http or https");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateTarget(host);
  return url;
}

function send(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      headers: { "accept-encoding": "gzip, br", ...rules.headers },
      lookup: checkedLookup(rules),
      signal,
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
}

/** Resolves a name and answers only if every address that it has is one that we may connect to. */
function checkedLookup({ allowPrivate }: FetchRules): LookupFunction {
  return (name, options, answer) => {
    resolveName(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const inside = allowPrivate
        ? undefined
        : found?.find(({ address }) => !isPublicAddress(address));
      const [first] = found ?? [];
      if (error || !first)
        answer(error ?? new FeedRefused("name", "has a name without an address"), "");
      else if (inside) answer(privateTarget(inside.address), "");
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

function privateTarget(ip: string): FeedRefused {
  return new FeedRefused(
    "private",
    `leads to ${ip}, which is not a public address (NEWS_ALLOW_PRIVATE=1 allows it)`,
  );
}
