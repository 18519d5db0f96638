/** `{"from":"new","to":"answered"}` → `from: new, to: answered`; null when there is nothing to tell. */
export function describeDetails(json: string): string | null {
  const entries = Object.entries(JSON.parse(json) as Record<string, unknown>);
  if (entries.length === 0) return null;
  return entries.map(([name, value]) => `${name}: ${value ?? "–"}`).join(", ");
}
