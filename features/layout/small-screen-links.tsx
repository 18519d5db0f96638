import { useTranslations } from "use-intl";
import { useMenus } from "#platform/content/shell-provider.tsx";
import type { MenuItem } from "#platform/content/site-shell.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ChevronIcon } from "#ui/pictures/icons.tsx";
import { menuColumns } from "./menu-columns.ts";
import { MenuLink, useCurrent } from "./menu-link.tsx";

/** Where one can go from the menu of small screens. */
export default function SmallScreenLinks() {
  const t = useTranslations("layout");
  const { menu, actions } = useMenus();
  return (
    <nav aria-label={t("mainMenu")}>
      <ul className="grid">
        {[...menu, ...actions.filter(({ look }) => !look)].map((item) => (
          <li key={item.key} data-audience={item.audience} className="border-line border-b">
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
              <li key={item.key} data-audience={item.audience}>
                <MenuLink item={item} className={`w-full ${buttonLook(item.look)}`} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** A group as an accordion; it is open where the shown page is one of its entries. */
function OffCanvasGroup({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const current = useCurrent()(item);
  return (
    <details open={current !== undefined}>
      <summary className="off-canvas-link" aria-current={current}>
        {item.label}
        <ChevronIcon className="size-5 flex-none" />
      </summary>
      {menuColumns(items).map(({ label, items }) => (
        <div key={label ?? ""} className="pb-3 pl-4">
          {label && <p className="menu-column-name">{label}</p>}
          <ul className="grid">
            {items.map((child) => (
              <li key={child.key} data-audience={child.audience}>
                <MenuLink item={child} className="off-canvas-link text-small" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
