import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { navigation } from "#platform/content/navigation.ts";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** Whether the shown page is the item's own, or one of its children's. */
export function useIsActive(): (item: MenuItem) => boolean {
  const shown = barePath(useLocation().pathname);
  return ({ url, children }) => url === shown || !!children?.some((child) => child.url === shown);
}

/** One entry of a menu as a link, with its badge. */
export function MenuLink({ item, className }: { item: MenuItem; className: string }) {
  const t = useTranslations("nav");
  const to = useLocalizedPath();
  const isActive = useIsActive()(item);
  return (
    <Link
      to={to(item.url ?? "/")}
      target={item.target}
      aria-current={isActive ? "page" : undefined}
      className={className}
    >
      {t(item.label as "home")}
      {item.badge && (
        <span className="rounded-full bg-brand-tint px-2 text-brand text-small">
          {t(item.badge as "jobs", { count: navigation.openPositions })}
        </span>
      )}
    </Link>
  );
}
