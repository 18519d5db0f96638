/**
 * The translation set of the page's language. Its address stands in the head, where the browser began to
 * load it with the page. Resolves to nothing when it cannot be had.
 */
export async function fetchMessages(): Promise<Record<string, unknown> | undefined> {
  const link = document.querySelector<HTMLLinkElement>("link[data-messages]");
  if (!link) return undefined;
  try {
    const response = await fetch(link.href);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
