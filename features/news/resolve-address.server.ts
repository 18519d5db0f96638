/**
 * An address of a feed made absolute, or null for everything but http and https. One that is absolute
 * already stays as it was written.
 */
export function resolveAddress(written: string | undefined, base: string): string | null {
  const text = written?.trim();
  if (!text || text.length > 2_000) return null;
  const url = URL.parse(text, base);
  if (!url || !isWeb(url)) return null;
  return /^https?:\/\/[^\s\p{Cc}\\]+$/u.test(text) ? text : url.href;
}

/** True for http and https, the only ones that we follow or show. */
export function isWeb({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}
