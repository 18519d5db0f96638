/** Codes of Node's network, TLS, HTTP and zlib errors, as beginnings, and what they mean to an operator. */
const meanings: [start: string, meaning: string][] = [
  ["ENOTFOUND", "has a name that cannot be resolved"],
  ["EAI_", "has a name that cannot be resolved at the moment"],
  ["ECONNREFUSED", "refuses the connection"],
  ["ECONNRESET", "cut the connection"],
  ["EPIPE", "cut the connection"],
  ["ERR_STREAM_PREMATURE_CLOSE", "cut the connection"],
  ["EHOSTUNREACH", "cannot be reached"],
  ["ENETUNREACH", "cannot be reached"],
  ["ETIMEDOUT", "cannot be reached"],
  ["CERT_", "shows a certificate that is not valid"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "shows a certificate that is not valid"],
  ["SELF_SIGNED_CERT", "shows a certificate that is not valid"],
  ["UNABLE_TO_", "shows a certificate that is not valid"],
  ["ERR_TLS_", "shows a certificate that is not valid"],
  ["ERR_SSL_", "does not speak TLS properly"],
  ["EPROTO", "does not speak TLS properly"],
  ["HPE_", "does not speak HTTP properly"],
  ["Z_", "is compressed in a damaged way"],
  ["ERR__ERROR", "is compressed in a damaged way"],
];

/** A network failure in plain words that complete "The feed …". */
export function explainFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = meanings.find(([start]) => code.startsWith(start));
  return known?.[1] ?? `could not be read${code && ` (${code})`}`;
}
