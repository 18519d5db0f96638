import type { MenuItem } from "#platform/content/site-shell.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { MenuLink } from "./menu-link.tsx";

interface Props {
  items: MenuItem[];
  className?: string;
}

/** What wide screens have beside the menu: the way to the documents, and the buttons at the row's end. */
export function HeaderActions({ items, className = "" }: Props) {
  return (
    <ul className={`hidden items-center gap-1.5 xl:flex ${className}`}>
      {items.map((item) => (
        <li key={item.key} data-audience={item.audience}>
          <MenuLink
            item={item}
            className={item.look ? `${buttonLook(item.look)} header-action` : "header-link"}
          />
        </li>
      ))}
    </ul>
  );
}
