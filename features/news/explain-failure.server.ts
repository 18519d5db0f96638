import type { FeedProblem } from "./feed-problem.ts";
import { FeedRefused } from "./feed-refused.server.ts";

/** Codes of Node's network, TLS, HTTP and zlib errors, as beginnings, and what they mean to an operator. */
const meanings: [start: string, problem: FeedProblem, meaning: string][] = [
  ["ENOTFOUND", "name", "has a name that cannot be resolved"],
  ["EAI_", "name", "has a name that cannot be resolved at the moment"],
  ["ECONNREFUSED", "connection", "refuses the connection"],
  ["ECONNRESET", "connection", "cut the connection"],
  ["EPIPE", "connection", "cut the connection"],
  ["ERR_STREAM_PREMATURE_CLOSE", "connection", "cut the connection"],
  ["EHOSTUNREACH", "connection", "cannot be reached"],
  ["ENETUNREACH", "connection", "cannot be reached"],
  ["ETIMEDOUT", "connection", "cannot be reached"],
  ["CERT_", "tls", "shows a certificate that is not valid"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls", "shows a certificate that is not valid"],
  ["SELF_SIGNED_CERT", "tls", "shows a certificate that is not valid"],
  ["UNABLE_TO_", "tls", "shows a certificate that is not valid"],
  ["ERR_TLS_", "tls", "shows a certificate that is not valid"],
  ["ERR_SSL_", "tls", "does not speak TLS properly"],
  ["EPROTO", "tls", "does not speak TLS properly"],
  ["HPE_", "http", "does not speak HTTP properly"],
  ["Z_", "compression", "is compressed in a damaged way"],
  ["ERR__ERROR", "compression", "is compressed in a damaged way"],
];

/** What a network failure is to us, in plain words. */
export function explainFailure(error: unknown): FeedRefused {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const [, problem, meaning] = meanings.find(([start]) => code.startsWith(start)) ?? [];
  const words = meaning ?? `could not be read${code && ` (${code})`}`;
  return new FeedRefused(problem ?? "other", words, { cause: error });
}
