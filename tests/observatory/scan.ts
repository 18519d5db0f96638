import path from "node:path";
import { pathToFileURL } from "node:url";
import { observatory } from "./install-observatory.ts";
import type { TlsProxy } from "./tls-proxy.ts";

/** An answer as the Observatory's HTTP client has it. */
interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  data: string;
  verified: boolean;
  httpEquiv?: Map<string, string[]>;
}

interface Retrieved {
  responses: { auto: Answer | null; https: Answer | null };
  resources: { path: string | null };
}

interface Verdict {
  pass: boolean;
  result: string;
}

export interface Scan {
  status: number;
  score: number;
  passed: number;
  tests: number;
  /** Results of the tests that were not passed. */
  failed: string[];
}

/** The parts of the package; it carries no types of its own. */
const load = (file: string) => import(pathToFileURL(path.join(observatory, "src", file)).href);
const { retrieve } = await load("retriever/retriever.js");
const { parseHttpEquivHeaders } = await load("retriever/utils.js");
const { ALL_TESTS } = await load("constants.js");
const { getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");

/** The Observatory's scan of one address: by itself it looks at a host's `/` alone, and at no errors. */
export async function scan(target: string, { httpPort, httpsPort }: TlsProxy): Promise<Scan> {
  return judge(await retrieve("localhost", { httpPort, httpsPort, path: target }));
}

/** The same of an answer to something else than GET, put in the place of the page's. */
export async function scanAnswer(
  target: string,
  init: RequestInit,
  { httpPort, httpsPort }: TlsProxy,
): Promise<Scan> {
  const base = `https://localhost:${httpsPort}`;
  const response = await fetch(base + target, { redirect: "manual", ...init });
  const data = await response.text();
  const answer: Answer = {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      "set-cookie": response.headers.getSetCookie(),
    },
    data,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(data, base),
  };
  const retrieved: Retrieved = await retrieve("localhost", { httpPort, httpsPort, path: "/" });
  retrieved.responses.auto = answer;
  retrieved.responses.https = answer;
  retrieved.resources.path = data;
  return judge(retrieved);
}

/** As `scan()` of the package adds up. */
function judge(retrieved: Retrieved): Scan {
  const verdicts: Verdict[] = ALL_TESTS.map((test: (r: Retrieved) => Verdict) => test(retrieved));
  const modifiers = verdicts.map(({ result }) => getScoreModifier(result) as number);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const withCredit = 100 + sum(modifiers);
  return {
    status: retrieved.responses.auto?.status ?? 0,
    score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withCredit : uncurved,
    passed: verdicts.filter(({ pass }) => pass).length,
    tests: verdicts.length,
    failed: verdicts.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}
