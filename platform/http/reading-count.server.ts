/** Visitors counted at once; with more of them the count begins anew, because memory is dearer than a few calls. */
const visitorsCounted = 100_000;

/**
 * Counts reading calls per visitor in windows of fixed length, in this process alone and without waiting: an
 * answer from memory costs less than asking a store whether it may be given.
 *
 * @param now milliseconds of a clock that nobody sets
 * @returns takes a visitor's name and answers the seconds to wait; 0: go on
 */
export function createReadingCount(
  { points, seconds }: { points: number; seconds: number },
  now: () => number = () => performance.now(),
): (visitor: string) => number {
  const counts = new Map<string, { count: number }>();
  let windowEnd = 0;

  return (visitor) => {
    const at = now();
    if (at >= windowEnd || counts.size >= visitorsCounted) {
      counts.clear();
      windowEnd = at + seconds * 1000;
    }
    let counted = counts.get(visitor);
    if (!counted) {
      counted = { count: 0 };
      counts.set(visitor, counted);
    }
    counted.count += 1;
    return counted.count <= points ? 0 : Math.max(1, Math.ceil((windowEnd - at) / 1000));
  };
}
