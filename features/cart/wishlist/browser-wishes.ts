/**
 * What this browser has put on the wishlist, or taken off it, and an account does not know yet. Kept apart from the
 * list itself, so that a wish made offline, signed out or in another tab is never lost, and one that was taken off on
 * another device does not come back.
 */
export interface Unsent {
  /** Whose list this browser shows; empty until the account has answered. */
  owner: string;
  add: readonly number[];
  remove: readonly number[];
}

const without = (ids: readonly number[], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id));

/** The changes after one more press of a heart. */
export function noteWish(unsent: Unsent, id: number, isWished: boolean): Unsent {
  const add = without(unsent.add, [id]);
  const remove = without(unsent.remove, [id]);
  return isWished
    ? { ...unsent, add: [...add, id], remove }
    : { ...unsent, add, remove: [...remove, id] };
}

/**
 * What is left to send once the account has answered, and the list to show: the account's, with what was changed
 * while the answer was on its way.
 */
export function afterAnswer(
  now: Unsent,
  sent: Unsent,
  answer: { owner: string; productIds: readonly number[] },
): { unsent: Unsent; productIds: readonly number[] } {
  const add = without(now.add, sent.add);
  const remove = without(now.remove, sent.remove);
  // Taken off and put back again meanwhile: both stand in what was sent, and the last word counts.
  const again = sent.remove.filter((id) => now.add.includes(id) && !add.includes(id));
  const gone = sent.add.filter((id) => now.remove.includes(id) && !remove.includes(id));
  const unsent = { owner: answer.owner, add: [...add, ...again], remove: [...remove, ...gone] };
  const kept = without(answer.productIds, unsent.remove);
  return { unsent, productIds: [...kept, ...without(unsent.add, kept)] };
}

/** Reads what a storage gave back, whatever that is. */
export function cleanUnsent(value: unknown): Unsent | undefined {
  const { owner, add, remove } = (value ?? {}) as Record<string, unknown>;
  if (typeof owner !== "string" || !Array.isArray(add) || !Array.isArray(remove)) return undefined;
  const ids = (list: unknown[]) => [...new Set(list.filter((id) => Number.isSafeInteger(id)))];
  return { owner, add: ids(add) as number[], remove: ids(remove) as number[] };
}
