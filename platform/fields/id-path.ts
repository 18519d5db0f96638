/** Where a value stands, by ids instead of places, which change: `["items", 2, "body"]` → `items.first.body`. */
export function idPath(values: unknown, path: readonly PropertyKey[]): string {
  let branch = values;
  return path
    .map((name) => {
      branch = (branch as Record<PropertyKey, unknown> | undefined)?.[name];
      return typeof name === "number"
        ? ((branch as { id?: string } | undefined)?.id ?? name)
        : name;
    })
    .map(String)
    .join(".");
}
