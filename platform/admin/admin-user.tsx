import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { signOut } from "#platform/session/sign-out.ts";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { whyNot } from "./why-not.ts";

/** Who is signed in, and the ways out. */
export function AdminUser({ name }: { name: string }) {
  const t = useTranslations();
  const to = useLocalizedPath();

  async function leave() {
    const outcome = await signOut();
    if (outcome === "done") return location.assign(to("/pages-logout"));
    const text = t(`admin.problem.${whyNot(outcome)}`);
    showToast({ kind: "error", title: t("toasts.errorTitle"), text });
  }

  return (
    <Menu id="admin-user" label={name} button={<span className="admin-user">{name}</span>}>
      <li>
        <a href={to("/account/profile")} className={menuItemLook}>
          {t("admin.nav.account")}
        </a>
      </li>
      <li>
        <a href={to("/")} className={menuItemLook}>
          {t("admin.nav.site")}
        </a>
      </li>
      <li>
        <button type="button" className={menuItemLook} onClick={leave}>
          {t("admin.nav.signOut")}
        </button>
      </li>
    </Menu>
  );
}
