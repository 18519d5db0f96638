import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { mayBeSignedIn } from "#platform/session/presence.ts";
import { recallUser } from "./recall-user.ts";

/** For screens that serve whoever is not signed in: a member is led on, to where signing in would lead. */
export function useLeadingOn(isPage: (path: string) => boolean): void {
  const to = useLocalizedPath();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; the form leads on by itself
  useEffect(() => {
    if (!mayBeSignedIn()) return;
    const wanted = new URLSearchParams(location.search).get("returnUrl");
    Promise.all([recallUser(), import("./address-after-sign-in.ts")]).then(
      ([user, { addressAfterSignIn }]) =>
        user && navigate(addressAfterSignIn(user, wanted, { isPage, to }), { replace: true }),
      // Without an answer the form stays; it says what is wrong.
      () => {},
    );
  }, []);
}
