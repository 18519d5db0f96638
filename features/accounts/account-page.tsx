import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#platform/session/user.ts";
import { AccountFrame, OwnPasswordFirst, Waiting } from "./account-frame.tsx";
import { AuthCard } from "./auth-card.tsx";
import { NotLoaded } from "./loaded.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInLinks } from "./sign-in-links.tsx";
import { usePresence } from "./use-presence.ts";

interface Props {
  heading: string;
  text: string;
  isPage(path: string): boolean;
  /** Also for somebody who still has a one-time password. */
  beforeOwnPassword?: boolean;
  /** What only the signed-in person sees; nothing of it stands in the built page. */
  children(user: User): ReactNode;
}

/**
 * A page of the account for whoever is signed in. Everybody else gets the way in at the same address: one that was
 * shared or a session that ran out leads nobody around. The built page holds the way in and the account's empty
 * frame; signed-in.head.js says before the first paint which of them is seen.
 */
export function AccountPage({ heading, text, isPage, beforeOwnPassword, children }: Props) {
  const t = useTranslations("auth.status");
  const { presence, user, ask } = usePresence();
  const isBuilt = presence === "built";
  return (
    <>
      {(isBuilt || presence === "nobody") && (
        <div className={isBuilt ? "in-data-signed-in:hidden" : undefined}>
          <SignInHere heading={heading} isPage={isPage} />
        </div>
      )}
      {presence !== "nobody" && (
        <div className={isBuilt ? "hidden in-data-signed-in:block" : undefined}>
          <AccountFrame heading={heading} text={text}>
            {content()}
          </AccountFrame>
        </div>
      )}
    </>
  );

  function content(): ReactNode {
    if (presence === "offline") return <NotLoaded problem={t("offline")} onRetry={ask} />;
    if (presence !== "somebody" || !user) return <Waiting />;
    if (user.mustChangePassword && !beforeOwnPassword) return <OwnPasswordFirst />;
    return <Suspense fallback={<Waiting />}>{children(user)}</Suspense>;
  }
}

/** Instead of a page of the account for whoever is not signed in; they sign in right here, and stay. */
function SignInHere({ heading, isPage }: Pick<Props, "heading" | "isPage">) {
  const t = useTranslations("auth.signInPage");
  const { pathname, search } = useLocation();
  const returnUrl = pathname + search;
  return (
    <AuthCard heading={heading} text={t("first")} links={<SignInLinks returnUrl={returnUrl} />}>
      <SignInForm returnUrl={returnUrl} isPage={isPage} />
    </AuthCard>
  );
}
