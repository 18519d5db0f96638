import { watchPresence } from "#platform/session/presence.ts";
import { useAuth } from "./auth-store.ts";
import { recallUser } from "./recall-user.ts";

/** Takes what is shown of a user off the screen as soon as somebody else, or nobody, is signed in here. For effects. */
export function watchAccount(): () => void {
  return watchPresence((signedIn) => {
    const { user, logoutSuccess } = useAuth.getState();
    if (!user || user.id === signedIn) return;
    logoutSuccess();
    if (signedIn !== "") recallUser().catch(() => {});
  });
}
