/** Whether an If-None-Match header names this entity tag; weak and strong count alike (RFC 9110, 13.1.2). */
export function etagMatches(header: string, etag: string): boolean {
  // What nearly every browser sends back: the one tag that it was given.
  if (header === etag) return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    header.trim() === "*" ||
    header.split(",").some((candidate) => strong(candidate) === strong(etag))
  );
}
