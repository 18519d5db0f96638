import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { later } from "#ui/later/later.tsx";
import { CloseIcon, MenuIcon } from "#ui/pictures/icons.tsx";

const id = "small-screen-menu";

const links = later("small-screen-links", () => import("./small-screen-links.tsx"));

/** The off-canvas menu of small screens: the browser's own popover, so it opens before React and without it. */
export function SmallScreenMenu({ tools }: { tools: ReactNode }) {
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
        {links}
        <div className="mt-8 grid gap-6">{tools}</div>
      </div>
    </div>
  );
}
