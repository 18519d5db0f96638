import { useMenus } from "#platform/content/use-menus.ts";
import { HeaderActions } from "./header-actions.tsx";

/** The buttons at the end of the header's row. */
export default function HeaderButtons() {
  return <HeaderActions items={useMenus().actions.filter(({ look }) => look)} />;
}
