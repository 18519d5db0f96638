import type { ComponentType } from "react";
import { mayBeSignedIn } from "#platform/session/presence.ts";
import { laterWithId } from "#ui/later/later.tsx";

/**
 * What a page of the account shows of the signed-in person, within `AccountPage`. Strangers do not get its code; for
 * whoever may be signed in it comes while the server says who they are.
 */
export function accountContent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (typeof document !== "undefined" && mayBeSignedIn()) load().catch(() => {});
  return laterWithId("account-content", load);
}
