import { mayBeSignedIn } from "#platform/session/presence.ts";
import { hasRefusedForm } from "#platform/submissions/refused-form.ts";

/** What pages show of a visitor lies in the browser under these names: unsent text, goods, wishes. */
const shownKeys = /^(draft-|cart$|wishlist$)/;

/**
 * Whether the browser keeps nothing that the page was not built with, and the address asks for nothing. Then what does
 * not move by itself may rest until the visitor does something, though it is in sight (ui/later).
 */
export function hasNothingToShow(): boolean {
  // While developing React may draw a page anew: what rests would be gone until something is done.
  if (import.meta.env.MODE === "development") return false;
  if (location.search !== "" || mayBeSignedIn() || hasRefusedForm()) return false;
  try {
    return ![sessionStorage, localStorage].some((storage) =>
      Object.keys(storage).some((key) => shownKeys.test(key)),
    );
  } catch {
    // Storage is blocked: nothing is kept.
    return true;
  }
}
