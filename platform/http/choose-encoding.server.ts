import { qualityValues } from "./quality-values.server.ts";

/** How a file can be sent; the smallest first. */
export type Encoding = "br" | "gzip" | "identity";
const byPreference: readonly Encoding[] = ["br", "gzip", "identity"];

/** What a header accepts, the best first: the highest quality, and the smaller file where two are equal. */
function rank(acceptEncoding: string): readonly Encoding[] {
  const asked = new Map(qualityValues(acceptEncoding));
  const star = asked.get("*");
  const qualityOf = (encoding: Encoding) =>
    asked.get(encoding) ??
    (encoding === "gzip" ? asked.get("x-gzip") : undefined) ??
    star ??
    // Unnamed, identity may always be sent, and is the last resort.
    (encoding === "identity" ? 0.0001 : 0);
  return byPreference
    .filter((encoding) => qualityOf(encoding) > 0)
    .sort((a, b) => qualityOf(b) - qualityOf(a));
}

/** Browsers send a handful of headers, over and over; whoever invents new ones fills no memory. */
const ranked = new Map<string, readonly Encoding[]>();
const rankedCap = 1_000;
const longestRanked = 100;

/** The encoding to send, of those that exist. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!acceptEncoding) return "identity";
  let accepted = ranked.get(acceptEncoding);
  if (!accepted) {
    accepted = rank(acceptEncoding);
    if (ranked.size < rankedCap && acceptEncoding.length <= longestRanked)
      ranked.set(acceptEncoding, accepted);
  }
  return accepted.find((encoding) => available.includes(encoding)) ?? "identity";
}
