import { mayBeSignedIn } from "#platform/session/presence.ts";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";

const loadAsking = () => import("#platform/session/ask-session.ts");

// Strangers are not asked about; for members it comes while the page comes alive.
if (typeof document !== "undefined" && mayBeSignedIn()) loadAsking().catch(() => {});

/** Asks the server who is signed in here, and tells the store. @throws TypeError without an answer */
export async function recallUser(): Promise<User | null> {
  const { askSession } = await loadAsking();
  const { user } = await askSession();
  const { loginSuccess, logoutSuccess } = useAuth.getState();
  if (user) loginSuccess(user);
  else logoutSuccess();
  return user;
}
