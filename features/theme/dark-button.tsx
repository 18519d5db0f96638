import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { MoonIcon, SunIcon } from "#ui/pictures/icons.tsx";
import { chooseTheme, onThemeChange } from "./theme.ts";

/** Dark or light with one touch, for bars that have no room for the theme menu. */
export function DarkButton({ className }: { className: string }) {
  const t = useTranslations("layout");
  const isDark = useShownTheme() === "dark";
  const Icon = isDark ? SunIcon : MoonIcon;
  return (
    <button
      type="button"
      className={`tool-button ${className}`}
      aria-label={t("darkTheme")}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <Icon className="size-5" />
    </button>
  );
}

const shownTheme = () => document.documentElement.dataset.bsTheme ?? "light";

/** What is seen: `auto` is already one of the two. The built page is light, and so is the first render. */
function useShownTheme(): string {
  return useSyncExternalStore(onThemeChange, shownTheme, () => "light");
}
