import { useMenus } from "#platform/content/shell-provider.tsx";
import { HeaderActions } from "./header-actions.tsx";

/** The buttons at the end of the header's row. */
export default function HeaderButtons() {
  return <HeaderActions items={useMenus().actions.filter(({ look }) => look)} />;
}
