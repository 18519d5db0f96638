/** Places of `count` bars that have words below them: one in `every`, counted back from the last, which is today. */
export function everyFromLast(count: number, every: number): number[] {
  const places = Array.from({ length: count }, (_bar, place) => place);
  return places.filter((place) => (count - 1 - place) % every === 0);
}
