import { useTranslations } from "use-intl";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { lookFor } from "./audience-look.ts";
import { MenuLink, useIsActive } from "./menu-link.tsx";

/** The horizontal menu of wide screens: links, groups that drop down, and the buttons at its end. */
export function MainMenu({ items, actions }: { items: MenuItem[]; actions: MenuItem[] }) {
  const t = useTranslations("layout");
  const words = useTranslations("nav");
  const isActive = useIsActive();
  return (
    <nav
      aria-label={t("mainMenu")}
      className="-ml-3.5 hidden basis-[calc(100%+0.875rem)] pb-2 xl:block"
    >
      <ul className="flex items-center gap-0.5">
        {items.map((item, at) => (
          <li
            key={item.key}
            // The buttons stand at the row's other end, whichever of them comes first.
            className={at === items.length - 1 ? "mr-auto" : lookFor(item.audience)}
          >
            {item.children ? (
              <Menu
                id={`menu-${item.key}`}
                label={words(item.label as "home")}
                isActive={isActive(item)}
                button={words(item.label as "home")}
              >
                {item.children.map((child) => (
                  <li key={child.key}>
                    <MenuLink item={child} className={menuItemLook} />
                  </li>
                ))}
              </Menu>
            ) : (
              <MenuLink item={item} className="header-link" />
            )}
          </li>
        ))}
        {actions.map((item) => (
          <li key={item.key} className={lookFor(item.audience)}>
            <MenuLink item={item} className={`${buttonLook("secondary")} header-action`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
