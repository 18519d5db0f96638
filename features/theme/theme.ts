/** Local-storage key of the choice (docs/specification.md, Constants). */
const themeKey = "booking-theme";
export const themes = ["light", "dark", "auto"] as const;
export type Theme = (typeof themes)[number];

const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

function readTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(themeKey);
    return isTheme(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** What was chosen, or `auto` where nothing can be read. */
export const savedTheme = (): Theme => readTheme() ?? "auto";

function show(theme: Theme): void {
  const shown = theme === "auto" ? (systemDark().matches ? "dark" : "light") : theme;
  document.documentElement.setAttribute("data-bs-theme", shown);
}

const listeners = new Set<() => void>();

/** Saves and shows a theme; does nothing when it is the saved one already. */
export function chooseTheme(theme: Theme): void {
  if (theme === savedTheme()) return;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  show(theme);
  for (const tell of listeners) tell();
}

/** Calls back when the theme changes here, in another tab, or (with `auto`) in the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = systemDark();
  const follow = () => {
    show(savedTheme());
    listener();
  };
  const followStorage = (event: StorageEvent) => {
    if (event.key === themeKey) follow();
  };
  listeners.add(listener);
  system.addEventListener("change", follow);
  addEventListener("storage", followStorage);
  // What another tab chose after the first paint, while nobody listened here.
  const saved = readTheme();
  if (saved) show(saved);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", follow);
    removeEventListener("storage", followStorage);
  };
}
