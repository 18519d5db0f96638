import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { CloseIcon, MenuIcon } from "#ui/pictures/icons.tsx";
import { lookFor } from "./audience-look.ts";
import { MenuLink } from "./menu-link.tsx";

const id = "small-screen-menu";

/** The off-canvas menu of small screens: the browser's own popover, so it opens before React and without it. */
export function SmallScreenMenu({ items, tools }: { items: MenuItem[]; tools: ReactNode }) {
  const t = useTranslations("layout");
  const words = useTranslations("nav");
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // A link inside leads on within the same document: the menu must not stay over the new screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => menu.current?.hidePopover(), [key]);

  return (
    <div className="-mr-2.5 xl:hidden">
      <button type="button" popoverTarget={id} aria-label={t("openMenu")} className="tool-button">
        <MenuIcon className="size-6" />
      </button>
      <div id={id} popover="auto" className="off-canvas" ref={menu}>
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t("closeMenu")}
            className="tool-button"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <nav aria-label={t("mainMenu")}>
          <ul className="grid">
            {items.map((item) => (
              <li key={item.key} className={`border-line border-b ${lookFor(item.audience) ?? ""}`}>
                {item.children ? (
                  <details>
                    <summary className="off-canvas-link">{words(item.label as "home")}</summary>
                    <ul className="grid pb-2 pl-4">
                      {item.children.map((child) => (
                        <li key={child.key}>
                          <MenuLink item={child} className="off-canvas-link text-small" />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <MenuLink item={item} className="off-canvas-link" />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 grid gap-6">{tools}</div>
      </div>
    </div>
  );
}
