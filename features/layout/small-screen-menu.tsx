import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ChevronIcon, CloseIcon, MenuIcon } from "#ui/pictures/icons.tsx";
import { lookFor } from "./audience-look.ts";
import { menuColumns } from "./menu-columns.ts";
import { MenuLink, useCurrent } from "./menu-link.tsx";

const id = "small-screen-menu";

interface Props {
  items: MenuItem[];
  actions: MenuItem[];
  tools: ReactNode;
}

/** The off-canvas menu of small screens: the browser's own popover, so it opens before React and without it. */
export function SmallScreenMenu({ items, actions, tools }: Props) {
  const t = useTranslations("layout");
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
            {[...items, ...actions.filter(({ look }) => !look)].map((item) => (
              <li key={item.key} className={`border-line border-b ${lookFor(item.audience) ?? ""}`}>
                {item.children ? (
                  <OffCanvasGroup item={item} items={item.children} />
                ) : (
                  <MenuLink item={item} className="off-canvas-link" />
                )}
              </li>
            ))}
          </ul>
          <ul className="mt-6 grid gap-3">
            {actions.map(
              (item) =>
                item.look && (
                  <li key={item.key} className={lookFor(item.audience)}>
                    <MenuLink item={item} className={`w-full ${buttonLook(item.look)}`} />
                  </li>
                ),
            )}
          </ul>
        </nav>
        <div className="mt-8 grid gap-6">{tools}</div>
      </div>
    </div>
  );
}

/** A group as an accordion; it is open where the shown page is one of its entries. */
function OffCanvasGroup({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const t = useTranslations("nav");
  const current = useCurrent()(item);
  return (
    <details open={current !== undefined}>
      <summary className="off-canvas-link" aria-current={current}>
        {t(item.label as "contact")}
        <ChevronIcon className="size-5 flex-none" />
      </summary>
      {menuColumns(items).map(({ label, items }) => (
        <div key={label ?? ""} className="pb-3 pl-4">
          {label && <p className="menu-column-name">{t(label as "contact")}</p>}
          <ul className="grid">
            {items.map((child) => (
              <li key={child.key}>
                <MenuLink item={child} className="off-canvas-link text-small" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
