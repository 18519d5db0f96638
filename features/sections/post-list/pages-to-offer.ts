/**
 * Numbers of pages that a list offers: the first, the last, and those around the one that is shown; where some are left
 * out between two, a gap.
 */
export function pagesToOffer(part: number, parts: number): (number | "gap")[] {
  const near = [1, part - 1, part, part + 1, parts];
  const offered = [...new Set(near)].filter((page) => page >= 1 && page <= parts);
  offered.sort((a, b) => a - b);
  return offered.flatMap((page, index) => {
    const before = offered[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? (["gap", page] as const) : [page];
  });
}
