import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useMenus } from "#platform/content/menus.tsx";
import { site } from "#platform/content/site.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** docs/specification.md, Constants, px. */
const stickyThreshold = 400;

interface Props {
  /** The page's first element, which the way back to the top leads to. */
  id: string;
  /** Always in reach: search, cart. */
  quickTools: ReactNode;
  /** Language, theme, motion: as menus in the bar of wide screens … */
  tools: ReactNode;
  /** … and laid out in the menu of small ones. */
  smallScreenTools: ReactNode;
}

/** Logo and tools, below them on wide screens the main menu; stays in view once the page is scrolled by 400 px. */
export function Header({ id, quickTools, tools, smallScreenTools }: Props) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const isSticky = useScrolledPast(stickyThreshold);
  const { menu, actions } = useMenus();
  return (
    <header id={id} tabIndex={-1} className="header outline-none" data-sticky={isSticky}>
      <div className="header-bar">
        <div className="measure flex items-center gap-x-1 xl:flex-wrap">
          <Link
            to={to("/")}
            aria-label={t("logo", { name: site.name[code] })}
            className="mr-auto flex min-h-19 items-center xl:min-h-16"
          >
            <Logo name={site.name[code]} />
          </Link>
          {quickTools}
          <div className="-mr-3.5 hidden items-center xl:flex">{tools}</div>
          <SmallScreenMenu items={[...menu, ...actions]} tools={smallScreenTools} />
          <MainMenu items={menu} actions={actions} />
        </div>
      </div>
    </header>
  );
}
