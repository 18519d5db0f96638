/**
 * Works on all of them, so many at once: the next one is begun as soon as one is done.
 * @returns what they gave, in their order
 * @throws the first failure, when those that were under way have ended; none is begun after it
 */
export async function someAtOnce<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const left = items.entries();
  async function workOn() {
    for (const [index, item] of left) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  }
  await Promise.all(Array.from({ length: most }, workOn));
  if (failures.length > 0) throw failures[0];
  return results;
}
