import type { MouseEvent } from "react";
import type { MenuItem } from "#platform/content/site-shell.ts";
import { ChevronIcon } from "#ui/pictures/icons.tsx";
import { menuColumns } from "./menu-columns.ts";
import { MenuLink, useCurrent } from "./menu-link.tsx";

/**
 * A group of the main menu: a button and the sheet that opens below the header. The sheet is the browser's own
 * popover, so it opens and closes before React and without it.
 */
export function MenuGroup({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const id = `menu-${item.key}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={useCurrent()(item)}
        className="header-link"
      >
        {item.label}
        <ChevronIcon className="header-chevron" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links inside */}
      <div id={id} popover="auto" className="menu-sheet" onClick={closeAfterChoice}>
        <div className="header-measure menu-columns">
          {menuColumns(items).map(({ label, items }, index) => (
            <div key={label ?? ""} className={label ? "menu-column" : "menu-row"}>
              {label && (
                <p id={`${id}-${index}`} className="menu-column-name">
                  {label}
                </p>
              )}
              <ul aria-labelledby={label && `${id}-${index}`}>
                {items.map((child) => (
                  <li key={child.key} data-audience={child.audience} className="menu-sheet-entry">
                    <MenuLink item={child} className="menu-sheet-link" />
                    {child.remark && <p className="menu-sheet-remark">{child.remark}</p>}
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
