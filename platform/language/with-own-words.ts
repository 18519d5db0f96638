/** The words of a page with those that the company says otherwise, which are named by their keys: `{ "cart.total": … }`. */
export function withOwnWords<Words extends object>(
  words: Words,
  own: Readonly<Record<string, unknown>> | undefined,
): Words {
  if (!own) return words;
  const said: Words = structuredClone(words);
  for (const [key, text] of Object.entries(own)) {
    const path = key.split(".");
    const last = path.pop() ?? "";
    const place = path.reduce<unknown>(
      (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
      said,
    ) as Record<string, unknown> | undefined;
    if (place && Object.hasOwn(place, last)) place[last] = text;
  }
  return said;
}
