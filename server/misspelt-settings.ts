/** Shorter names are near to too many others: HOST, PORT. */
const shortest = 6;

/**
 * Names in the environment that are one slip away from a setting's, and which nothing reads: `SMTP_ULR (SMTP_URL)`.
 * @param known the names of all settings
 */
export function findMisspelt(environment: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  const others = Object.keys(environment).filter((name) => !known.includes(name));
  return others.flatMap((name) => {
    const meant = known.find((one) => one.length >= shortest && isOneSlip(name, one));
    return meant === undefined ? [] : [`${name} (${meant})`];
  });
}

/** A letter too many, one too few, a wrong one, or two in each other's place; small letters are a slip, too. */
function isOneSlip(name: string, meant: string): boolean {
  if (name.toUpperCase() === meant) return true;
  const shorter = Math.min(name.length, meant.length);
  let begin = 0;
  while (begin < shorter && name[begin] === meant[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && name.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const here = name.slice(begin, name.length - end);
  const there = meant.slice(begin, meant.length - end);
  const isSwapped = here.length === 2 && here === `${there[1]}${there[0]}`;
  return isSwapped || (here.length <= 1 && there.length <= 1);
}
