import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { leaveAccount } from "#features/cart/wishlist/leave-account.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { forgetAtSignOut, hearSignOut } from "#platform/session/private-drafts.ts";
import { isColleague } from "#platform/session/roles.ts";
import { signOut as endSession } from "#platform/session/sign-out.ts";
import type { User } from "#platform/session/user.ts";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { useAuth } from "./auth-store.ts";
import { Initials } from "./initials.tsx";
import { recallUser } from "./recall-user.ts";
import { initialsOf } from "./split-name.ts";
import { useAccountItems } from "./use-account-items.ts";
import { watchAccount } from "./watch-account.ts";

export { recallUser };

// Loaded where somebody is signed in, and not by an effect: the menu is gone before the last one hears.
hearSignOut();
forgetAtSignOut(leaveAccount);

export interface AccountMenuProps {
  user: User;
  labelled: boolean;
}

/** Whoever is signed in: their pages, the back office for those who work there, and the way out. */
export function AccountMenu({ user, labelled }: AccountMenuProps) {
  const t = useTranslations();
  const { locale } = useLanguage();
  useEffect(watchAccount, []);
  const name = user.name || user.email;
  if (labelled) {
    return (
      <div>
        <p id="account-list" className="mb-2 truncate text-ink-soft text-small">
          {name}
        </p>
        <ul aria-labelledby="account-list" className="flex flex-wrap gap-2">
          <AccountLinks user={user} look="choice" />
        </ul>
      </div>
    );
  }
  return (
    <Menu
      id="account-menu"
      // With the letters that are seen, for those who say what they click (WCAG 2.5.3).
      label={`${initialsOf(name, locale)}, ${t("auth.menu")}: ${name}`}
      button={<Initials name={name} className="size-8 text-xs" />}
    >
      <AccountLinks user={user} look={menuItemLook} />
    </Menu>
  );
}

function AccountLinks({ user, look }: { user: User; look: string }) {
  const t = useTranslations();
  const { code } = useLanguage();
  const navigate = useNavigate();
  const to = (path: string) => localizedPath(path, code);

  async function leave() {
    if (await signOut()) navigate(to("/pages-logout"));
    else showToast({ kind: "error", title: t("toasts.errorTitle"), text: t("toasts.failed") });
  }

  return (
    <>
      {useAccountItems().map(({ key, label, url = "/" }) => (
        <li key={key}>
          <Link to={to(url)} className={look}>
            {label}
          </Link>
        </li>
      ))}
      {isColleague(user) && (
        <li>
          <Link to={to("/admin")} className={look}>
            {t("auth.desk")}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={look} onClick={leave}>
          {t("auth.signOut")}
        </button>
      </li>
    </>
  );
}

/** Signs out and tells the store. False: the server could not be told, so the session still stands. */
async function signOut(): Promise<boolean> {
  const { logout, logoutSuccess } = useAuth.getState();
  logout();
  const isDone = (await endSession()) === "done";
  if (isDone) logoutSuccess();
  else await recallUser().catch(() => {});
  return isDone;
}
