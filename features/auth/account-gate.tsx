import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { AuthLink } from "./auth-link.tsx";
import { useAuth } from "./auth-store.ts";
import { mayBeSignedIn } from "./may-be-signed-in.ts";
import { recallUser } from "./recall-user.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInLinks } from "./sign-in-links.tsx";
import type { User } from "./user.ts";

interface Props {
  isPage(path: string): boolean;
  beforeOwnPassword?: boolean;
  children(user: User): ReactNode;
}

/** `waiting` in the built page and until the server has said who is there. */
type State = "waiting" | "known" | "offline";

/**
 * Shows what is inside to whoever is signed in. Everybody else signs in right here, and stays: an address that was
 * shared or a session that ran out leads nobody around.
 */
export function AccountGate({ isPage, beforeOwnPassword, children }: Props) {
  const user = useAuth((state) => state.user);
  const { pathname, search } = useLocation();
  const [state, setState] = useState<State>("waiting");

  function ask() {
    setState("waiting");
    if (!mayBeSignedIn()) return setState("known");
    recallUser().then(
      () => setState("known"),
      () => setState("offline"),
    );
  }
  useEffect(ask, []);
  useEffect(forgetUserWhoLeftElsewhere, []);

  if (state === "offline") return <Offline onRetry={ask} />;
  if (user?.mustChangePassword && !beforeOwnPassword) return <OwnPasswordFirst />;
  if (user) return children(user);
  if (state === "waiting") return <Waiting />;
  return <SignInHere returnUrl={pathname + search} isPage={isPage} />;
}

/** Signing out in another tab, or before the browser's back button, takes what is shown here away as well. */
function forgetUserWhoLeftElsewhere(): () => void {
  const look = () => {
    if (!mayBeSignedIn()) useAuth.getState().logoutSuccess();
  };
  const ending = new AbortController();
  document.addEventListener("visibilitychange", look, ending);
  addEventListener("pageshow", look, ending);
  return () => ending.abort();
}

function SignInHere({ returnUrl, isPage }: { returnUrl: string; isPage(path: string): boolean }) {
  const t = useTranslations("auth.signInPage");
  return (
    <div className="grid max-w-md gap-6 rounded-card border border-line bg-surface p-6">
      <p className="font-medium">{t("first")}</p>
      <SignInForm returnUrl={returnUrl} isPage={isPage} />
      <div className="grid gap-2 border-line border-t pt-4 text-small">
        <SignInLinks returnUrl={returnUrl} />
      </div>
    </div>
  );
}

function Waiting() {
  const t = useTranslations("account");
  return (
    <p role="status" className="min-h-64 text-ink-soft noscript:hidden">
      {t("loading")}
    </p>
  );
}

function OwnPasswordFirst() {
  const t = useTranslations();
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-blueprint-tint p-6">
      <p>{t("account.ownPasswordFirst")}</p>
      <AuthLink to="/account/security">{t("account.security.change")}</AuthLink>
    </div>
  );
}

function Offline({ onRetry }: { onRetry(): void }) {
  const t = useTranslations();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-error">{t("auth.status.offline")}</p>
      <button type="button" onClick={onRetry} className={buttonLook("secondary")}>
        {t("account.retry")}
      </button>
    </div>
  );
}
