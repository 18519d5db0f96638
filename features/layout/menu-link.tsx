import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useMenus } from "#platform/content/shell-provider.tsx";
import type { MenuItem } from "#platform/content/site-shell.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/**
 * What the shown page makes of an entry: `page` where it is the page itself, `true` for the group that has it, or has
 * another of its family: `/services/web` belongs to what holds `/services/single`.
 */
export function useCurrent(): (item: MenuItem) => "page" | "true" | undefined {
  const shown = barePath(useLocation().pathname);
  const { menu } = useMenus();
  // What stands in the menu itself marks its own way alone.
  const isEntry = menu.some(({ url, children = [] }) =>
    [url, ...children.map((child) => child.url)].includes(shown),
  );
  const family = isEntry ? "" : familyOf(shown);
  return ({ url, children }) => {
    if (url === shown) return "page";
    const isParent = children?.some(
      (child) => child.url === shown || (family !== "" && familyOf(child.url) === family),
    );
    return isParent ? "true" : undefined;
  };
}

const familyOf = (path = "/") => path.split(/[/#]/, 2)[1] ?? "";

/** An address of the site in the page's language; one that leads out of it as it is. */
export const addressOf = (url = "/", to: (path: string) => string) =>
  url.startsWith("/") ? to(url) : url;

/** One entry of a menu as a link, with its badge. */
export function MenuLink({ item, className }: { item: MenuItem; className: string }) {
  const t = useTranslations("nav");
  const to = useLocalizedPath();
  const current = useCurrent()(item);
  return (
    <Link
      to={addressOf(item.url, to)}
      target={item.target}
      aria-current={current}
      className={className}
    >
      {item.label}
      {item.badge !== undefined && (
        <span className="rounded-full bg-brand-tint px-2 text-brand text-small">
          {t("jobs", { count: item.badge })}
        </span>
      )}
    </Link>
  );
}
