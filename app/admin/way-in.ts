import { signInAddress } from "#platform/admin/ask-admin.ts";
import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import type { User } from "#platform/session/user.ts";

/**
 * Where somebody is led who may not see the back office yet: to sign in and back, or, with a one-time password, to where
 * it is changed, since the server refuses them everything until then. Undefined: nowhere. `shown` is what they opened.
 */
export function wayIn(
  user: Pick<User, "mustChangePassword"> | null | undefined,
  shown: URL,
): string | undefined {
  if (!user) return signInAddress(shown);
  if (!user.mustChangePassword) return undefined;
  return localizedPath("/account/security", languageOfPath(shown.pathname).code);
}
