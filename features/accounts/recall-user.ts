import { askSession } from "#platform/session/ask-session.ts";
import { useAuth } from "./auth-store.ts";
import type { User } from "./user.ts";

/** Asks the server who is signed in here, and tells the store. @throws TypeError without an answer */
export async function recallUser(): Promise<User | null> {
  const { isLoggedIn, user } = await askSession();
  const { loginSuccess, logoutSuccess } = useAuth.getState();
  if (isLoggedIn) loginSuccess(user as User);
  else logoutSuccess();
  return useAuth.getState().user;
}
