import { useMenus } from "#platform/content/shell-provider.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { MainMenu } from "./main-menu.tsx";

/** What stands in the header of wide screens to be chosen from: the menu and the way to the documents. */
export default function HeaderMenu() {
  const { menu, actions } = useMenus();
  return (
    <>
      <MainMenu items={menu} />
      <HeaderActions items={actions.filter(({ look }) => !look)} className="header-documents" />
    </>
  );
}
