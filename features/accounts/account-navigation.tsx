import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { barePath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { useAccountItems } from "./use-account-items.ts";

/** Beside the account's pages on wide screens, above them on small ones. */
export default function AccountNavigation() {
  const t = useTranslations();
  const to = useLocalizedPath();
  const shown = barePath(useLocation().pathname);
  return (
    <nav aria-label={t("account.navigation")}>
      <ul className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap lg:grid lg:grid-cols-1">
        {useAccountItems().map(({ key, label, url = "/" }) => (
          <li key={key}>
            <Link
              to={to(url)}
              aria-current={url === shown ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium sm:px-4 text-small hover:bg-line/60 aria-[current]:bg-brand-tint aria-[current]:text-brand"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
