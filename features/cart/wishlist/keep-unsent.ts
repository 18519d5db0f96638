import { cleanUnsent, noteWish, type Unsent } from "./browser-wishes.ts";

/** Local-storage key; absent as long as the list belongs to nobody's account. */
const storageKey = "wishlist-account";

/** Where storage is blocked, this page alone knows. */
let known: Unsent | undefined;

export function readUnsent(): Unsent | undefined {
  try {
    return cleanUnsent(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return known;
  }
}

export function writeUnsent(unsent: Unsent | undefined): void {
  known = unsent;
  try {
    if (unsent) localStorage.setItem(storageKey, JSON.stringify(unsent));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full.
  }
}

/** Remembers a press of a heart for the account whose list is shown; without one the list itself says it all. */
export function noteForAccount(productId: number, isWished: boolean): void {
  const unsent = readUnsent();
  if (unsent) writeUnsent(noteWish(unsent, productId, isWished));
}
