import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, and the ways out. */
export function AdminUser({ name }: { name: string }) {
  const t = useTranslations("admin.nav");
  const to = useLocalizedPath();
  const signOut = useSignOut();

  return (
    <Menu id="admin-user" label={name} button={<span className="admin-user">{name}</span>}>
      <li>
        <a href={to("/account/profile")} className={menuItemLook}>
          {t("account")}
        </a>
      </li>
      <li>
        <a href={to("/")} className={menuItemLook}>
          {t("site")}
        </a>
      </li>
      <li>
        <button type="button" className={menuItemLook} onClick={() => signOut(to("/pages-logout"))}>
          {t("signOut")}
        </button>
      </li>
    </Menu>
  );
}
