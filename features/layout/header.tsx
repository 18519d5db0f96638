import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { barePath } from "#features/i18n/localized-path.ts";
import { useLanguage, useLocalizedPath } from "#features/i18n/use-language.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Specification, section 9, px. */
const stickyThreshold = 400;

const mainLinks = [
  { path: "/", label: "home" },
  { path: "/contact", label: "contact" },
] as const;

/** Logo, main menu and tools (language, theme); stays in view once the page is scrolled by 400 px. */
export function Header({ tools }: { tools: ReactNode }) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const shown = barePath(useLocation().pathname);
  const isSticky = useScrolledPast(stickyThreshold);
  return (
    <header className="header" data-sticky={isSticky}>
      <div className="header-bar">
        <div className="measure flex min-h-19 items-center gap-2 md:gap-6">
          <Link to={to("/")} aria-label={t("logo", { name: site.name[code] })} className="mr-auto">
            <Logo name={site.name[code]} />
          </Link>
          <nav aria-label={t("mainMenu")} className="max-md:hidden">
            <ul className="flex gap-1">
              {mainLinks.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    to={to(path)}
                    aria-current={shown === path ? "page" : undefined}
                    className="header-link"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center">{tools}</div>
        </div>
      </div>
    </header>
  );
}
