import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { AutoIcon, MoonIcon, SunIcon } from "#ui/pictures/icons.tsx";
import { chooseTheme, onThemeChange, savedTheme, themes } from "./theme.ts";

const icons = { light: SunIcon, dark: MoonIcon, auto: AutoIcon } as const;

/** Light, dark or like the system. */
export function ThemeMenu() {
  const t = useTranslations("layout");
  const chosen = useSyncExternalStore(onThemeChange, savedTheme, () => "auto" as const);
  const Icon = icons[chosen];
  return (
    <Menu
      id="theme-menu"
      label={`${t("theme")}: ${t(`themes.${chosen}`)}`}
      button={<Icon className="size-5" />}
    >
      {themes.map((theme) => {
        const ThemeIcon = icons[theme];
        return (
          <li key={theme}>
            <button
              type="button"
              className={menuItemLook}
              aria-pressed={theme === chosen}
              popoverTarget="theme-menu"
              popoverTargetAction="hide"
              onClick={() => chooseTheme(theme)}
            >
              <ThemeIcon className="size-5" />
              {t(`themes.${theme}`)}
            </button>
          </li>
        );
      })}
    </Menu>
  );
}
