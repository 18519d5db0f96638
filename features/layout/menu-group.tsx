import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { ChevronIcon } from "#ui/pictures/icons.tsx";
import { menuColumns } from "./menu-columns.ts";
import { MenuLink, useCurrent } from "./menu-link.tsx";

/**
 * A group of the main menu: a button and the sheet that opens below the header. The sheet is the browser's own
 * popover, so it opens and closes before React and without it.
 */
export function MenuGroup({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const t = useTranslations("nav");
  const id = `menu-${item.key}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={useCurrent()(item)}
        className="header-link"
      >
        {t(item.label as "contact")}
        <ChevronIcon className="header-chevron" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links inside */}
      <div id={id} popover="auto" className="menu-sheet" onClick={closeAfterChoice}>
        <div className="header-measure menu-columns">
          {menuColumns(items).map(({ label, items }) => (
            <div key={label ?? ""} className={label ? "menu-column" : "menu-row"}>
              {label && (
                <p id={`${id}-${label}`} className="menu-column-name">
                  {t(label as "contact")}
                </p>
              )}
              <ul aria-labelledby={label && `${id}-${label}`}>
                {items.map((child) => (
                  <li key={child.key}>
                    <MenuLink item={child} className="menu-sheet-link" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Whoever has chosen is done with the sheet; a link may lead on within the same document. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest("a")) currentTarget.hidePopover();
}
