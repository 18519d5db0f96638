import { signOut as endSession } from "#platform/session/sign-out.ts";
import { useAuth } from "./auth-store.ts";
import { recallUser } from "./recall-user.ts";

/** Signs out and tells the store. False: the server could not be told, so the session still stands. */
export async function signOut(): Promise<boolean> {
  const { logout, logoutSuccess } = useAuth.getState();
  logout();
  const isDone = await endSession();
  if (isDone) logoutSuccess();
  else await recallUser().catch(() => {});
  return isDone;
}
