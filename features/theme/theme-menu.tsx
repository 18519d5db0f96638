import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { ThemeButtons, themeIcons, useTheme } from "./theme-choice.tsx";

const id = "theme-menu";

/** Light, dark or like the system, as a menu in the header's bar; `children`: what else is a matter of the eye. */
export function ThemeMenu({ children }: { children?: ReactNode }) {
  const t = useTranslations("layout");
  const chosen = useTheme();
  const Icon = themeIcons[chosen];
  return (
    <Menu
      id={id}
      label={`${t("theme")}: ${t(`themes.${chosen}`)}`}
      button={<Icon className="size-5" />}
    >
      <ThemeButtons look={menuItemLook} menu={id} />
      {children}
    </Menu>
  );
}
