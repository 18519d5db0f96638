/** How a file can be sent; the smallest first. */
export type Encoding = "br" | "gzip" | "identity";
const byPreference: readonly Encoding[] = ["br", "gzip", "identity"];

/** `gzip;q=0.5, br` → quality of each coding named. RFC 9110, 12.5.3. */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part) => {
      const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      const quality = q === undefined ? 1 : Number(q);
      return [coding, quality >= 0 && quality <= 1 ? quality : 0] as const;
    }),
  );
}

/** The encoding to send, of those that exist: the visitor's highest quality, the smaller file where two are equal. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!acceptEncoding) return "identity";
  const asked = qualities(acceptEncoding);
  const star = asked.get("*");
  const qualityOf = (encoding: Encoding) =>
    asked.get(encoding) ??
    (encoding === "gzip" ? asked.get("x-gzip") : undefined) ??
    star ??
    // Unnamed, identity may always be sent, and is the last resort.
    (encoding === "identity" ? 0.0001 : 0);
  const [best] = byPreference
    .filter((encoding) => available.includes(encoding) && qualityOf(encoding) > 0)
    .sort((a, b) => qualityOf(b) - qualityOf(a));
  return best ?? "identity";
}
