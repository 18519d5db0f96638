import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { barePath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { AdminScreen } from "./admin-screen.ts";

interface Props {
  screens: readonly AdminScreen[];
  /** What waits in a screen, by its address. */
  counts?: Record<string, ReactNode>;
}

/** The screens, beside the content on wide pages and above it on narrow ones. */
export function AdminNavigation({ screens, counts = {} }: Props) {
  const t = useTranslations("admin.nav");
  const to = useLocalizedPath();
  const shown = barePath(useLocation().pathname);
  const { below: own } = (useMatches().at(-1)?.loaderData ?? {}) as { below?: string };
  const below = own ?? screens.find(({ path }) => path === shown)?.below;
  const list = useRef<HTMLUListElement>(null);

  // On a narrow page the list is wider than the page, on a low one higher: the shown screen's name is not left outside.
  // The number of unread messages and the font come later and move the names, so the list's size is watched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    const names = list.current;
    if (!names) return;
    const watching = new ResizeObserver(() => showCurrent(names));
    watching.observe(names);
    return () => watching.disconnect();
  }, [shown]);

  return (
    <nav aria-label={t("label")} className="admin-nav">
      <ul ref={list}>
        {screens.map(
          ({ name, path }) =>
            name && (
              <li key={path}>
                <Link
                  to={to(path)}
                  aria-current={path === shown ? "page" : path === below ? "true" : undefined}
                >
                  {t(name)}
                  {counts[path]}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** Scrolls the names, and nothing else: whoever reads further down stays there. */
function showCurrent(names: HTMLElement): void {
  const frame = names.parentElement;
  const current = names.querySelector("[aria-current]");
  if (!frame || !current) return;
  const is = current.getBoundingClientRect();
  const within = frame.getBoundingClientRect();
  const left = is.left + is.width / 2 - within.left - within.width / 2;
  const top = is.top + is.height / 2 - within.top - within.height / 2;
  frame.scrollBy({ left, top, behavior: "instant" });
}
