import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { AutoIcon, MoonIcon, SunIcon } from "#ui/pictures/icons.tsx";
import { chooseTheme, onThemeChange, savedTheme, type Theme, themes } from "./theme.ts";

export const themeIcons = { light: SunIcon, dark: MoonIcon, auto: AutoIcon } as const;

/** The visitor's choice; `auto` in the built page. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, savedTheme, () => "auto" as const);
}

/** The three themes as buttons; `menu` is the id of the popover that a choice closes. */
export function ThemeButtons({ look, menu }: { look: string; menu?: string }) {
  const t = useTranslations("layout");
  const chosen = useTheme();
  return themes.map((theme) => {
    const Icon = themeIcons[theme];
    return (
      <li key={theme}>
        <button
          type="button"
          className={look}
          aria-pressed={theme === chosen}
          popoverTarget={menu}
          popoverTargetAction={menu ? "hide" : undefined}
          onClick={() => chooseTheme(theme)}
        >
          <Icon className="size-5" />
          {t(`themes.${theme}`)}
        </button>
      </li>
    );
  });
}

/** The themes laid out under their heading, for the menu of small screens. */
export function ThemeList() {
  const t = useTranslations("layout");
  return (
    <div>
      <p id="theme-list" className="mb-2 text-ink-soft text-small">
        {t("theme")}
      </p>
      <ul aria-labelledby="theme-list" className="flex flex-wrap gap-2">
        <ThemeButtons look="choice" />
      </ul>
    </div>
  );
}
