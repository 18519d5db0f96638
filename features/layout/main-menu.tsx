import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { MenuItem } from "#platform/content/site-shell.ts";
import { MenuGroup } from "./menu-group.tsx";
import { MenuLink } from "./menu-link.tsx";
import { openOnHover } from "./open-on-hover.ts";

/** The menu in the header of wide screens: links, and groups that open as sheets. The account has its own place beside it. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const t = useTranslations("layout");
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (menu.current ? openOnHover(menu.current) : undefined), []);
  return (
    <nav ref={menu} aria-label={t("mainMenu")} className="hidden h-full xl:block">
      <ul className="flex h-full">
        {items
          .filter(({ isAccount }) => !isAccount)
          .map((item) => (
            <li key={item.key} data-audience={item.audience} className="flex items-center">
              {item.children ? (
                <MenuGroup item={item} items={item.children} />
              ) : (
                <MenuLink item={item} className="header-link" />
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}
