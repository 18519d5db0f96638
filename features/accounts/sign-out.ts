import { forgetPrivateDrafts } from "#platform/session/private-drafts.ts";
import { useAuth } from "./auth-store.ts";
import { callApi } from "./call-api.ts";
import { recallUser } from "./recall-user.ts";

/** Signs out and tells the store. False: the server could not be told, so the session still stands. */
export async function signOut(): Promise<boolean> {
  const { logout, logoutSuccess } = useAuth.getState();
  logout();
  const { outcome } = await callApi("POST", "/api/logout");
  if (outcome === "done") {
    forgetPrivateDrafts();
    logoutSuccess();
  } else await recallUser().catch(() => {});
  return outcome === "done";
}
