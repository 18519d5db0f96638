import type { User } from "#platform/session/user.ts";
import { checkReturnAddress } from "./return-address.ts";

interface Site {
  /** Whether a path is a page of ours. */
  isPage(path: string): boolean;
  /** An address in the page's language. */
  to(path: string): string;
}

/**
 * Where somebody goes who has signed in: to the return address if it is one of ours, else to the profile; whoever has
 * a one-time password, to where it is changed. `returnUrl` as the address says it: it is checked here.
 */
export function addressAfterSignIn(
  { mustChangePassword }: Pick<User, "mustChangePassword">,
  returnUrl: string | null,
  { isPage, to }: Site,
): string {
  if (mustChangePassword) return to("/account/security");
  return checkReturnAddress(returnUrl, isPage) ?? to("/account/profile");
}
