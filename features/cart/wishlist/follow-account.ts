import { mayBeSignedIn } from "#platform/session/presence.ts";
import { useWishlist } from "../wishlist-store.ts";
import { readUnsent, writeUnsent } from "./keep-unsent.ts";

/**
 * Keeps this browser's wishlist and the account's alike, as long as somebody is signed in here; for effects, and after
 * each change. Visitors without an account cause no call, and load no code for one.
 */
export function followAccount(): void {
  if (!mayBeSignedIn()) leaveAccount();
  // Offline the list stays as it is; the next change or page tries again.
  else import("./account-wishes.ts").then(({ bringWishes }) => bringWishes()).catch(() => {});
}

/** Nobody is signed in any more: the account's list leaves the screen; what it does not know yet stays. */
function leaveAccount(): void {
  const unsent = readUnsent();
  if (!unsent) return;
  writeUnsent(undefined);
  useWishlist.setState({ productIds: unsent.add });
}
