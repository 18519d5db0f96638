import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useMenus } from "#platform/content/menus.tsx";
import { barePath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** The account's pages (content/navigation.json, `account`): beside them on wide screens, above them on small ones. */
export function AccountNavigation() {
  const t = useTranslations();
  const to = useLocalizedPath();
  const shown = barePath(useLocation().pathname);
  const items = useMenus().menu.find(({ key }) => key === "account")?.children ?? [];
  return (
    <nav aria-label={t("account.navigation")}>
      <ul className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap lg:grid lg:grid-cols-1">
        {items.map(({ key, label, url = "/" }) => (
          <li key={key}>
            <Link
              to={to(url)}
              aria-current={url === shown ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium sm:px-4 text-small hover:bg-line/60 aria-[current]:bg-brand-tint aria-[current]:text-brand"
            >
              {t(`nav.${label}` as "nav.home")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
