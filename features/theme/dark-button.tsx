import { useTranslations } from "use-intl";
import { MoonIcon, SunIcon } from "#ui/pictures/icons.tsx";
import { chooseTheme } from "./theme.ts";
import { useTheme } from "./theme-choice.tsx";

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

/** What is seen: `auto` is already one of the two. The built page is light. */
function useShownTheme(): string {
  const chosen = useTheme();
  if (typeof document === "undefined") return "light";
  return chosen === "auto" ? (document.documentElement.dataset.bsTheme ?? "light") : chosen;
}
