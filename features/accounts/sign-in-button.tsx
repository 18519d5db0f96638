import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { mayBeSignedIn } from "#platform/session/presence.ts";
import { PersonIcon } from "#ui/pictures/icons.tsx";
import type { AccountMenuProps } from "./account-menu.tsx";
import { useAuth } from "./auth-store.ts";

/**
 * The way in, or for whoever is in: the way to the account and out. The built page and the first render show the
 * former; the latter, and the question who it is, are loaded only where somebody may be signed in.
 * `labelled`: laid out in the menu of small screens.
 */
export function SignInButton({ labelled = false }: { labelled?: boolean }) {
  const t = useTranslations("auth");
  const to = useLocalizedPath();
  const user = useAuth((state) => state.user);
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>();

  useEffect(tellStyles, []);
  useEffect(() => {
    if (!user && !mayBeSignedIn()) return;
    import("./account-menu.tsx").then(
      ({ AccountMenu, recallUser }) => {
        setMenu(() => AccountMenu);
        // Somebody who is just leaving is `isLoggedIn` without a user: asking now would bring them back.
        const { user: known, isLoggedIn } = useAuth.getState();
        if (!known && !isLoggedIn) recallUser().catch(() => {});
      },
      // Without it the link to sign-in stays; it leads to a page that knows more.
      () => {},
    );
  }, [user]);

  if (user && Menu) return <Menu user={user} labelled={labelled} />;
  return (
    <Link to={to("/auth/sign-in")} className={labelled ? "choice" : "header-link"}>
      <PersonIcon className="size-5" />
      <span className={labelled ? undefined : "header-aside"}>{t("signIn")}</span>
    </Link>
  );
}

/** Menus show what fits the visitor by the mark that signed-in.head.js sets; from now on it follows what is known. */
function tellStyles(): () => void {
  return useAuth.subscribe(({ isLoggedIn }) =>
    document.documentElement.toggleAttribute("data-signed-in", isLoggedIn),
  );
}
