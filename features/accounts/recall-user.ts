import { askSession } from "#platform/session/ask-session.ts";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";

/** Asks the server who is signed in here, and tells the store. @throws TypeError without an answer */
export async function recallUser(): Promise<User | null> {
  const { user } = await askSession();
  const { loginSuccess, logoutSuccess } = useAuth.getState();
  if (user) loginSuccess(user);
  else logoutSuccess();
  return user;
}
