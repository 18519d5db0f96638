/** Chances from 0 up to 1, the same in every run, so that two runs can be compared (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Throws of a die with so many sides, from 0 on. */
export function createDice(seed: number): (sides: number) => number {
  const chance = createChance(seed);
  return (sides) => Math.floor(chance() * sides);
}
