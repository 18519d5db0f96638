import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { later } from "#ui/later/later.tsx";
import { Logo } from "#ui/pictures/logo.tsx";
import { SmallScreenMenu } from "./small-screen-menu.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** docs/specification.md, Constants, px. */
const stickyThreshold = 400;

// The browser's own popovers and links: their code comes when somebody does something, or points at them.
const menu = later("header-menu", () => import("./header-menu.tsx"), "contents");
const buttons = later("header-buttons", () => import("./header-buttons.tsx"), "contents");

interface Props {
  /** The page's first element, which the way back to the top leads to. */
  id: string;
  /** Always in reach: search, cart. */
  quickTools: ReactNode;
  /** Language, theme, account: in the bar of wide screens … */
  tools: ReactNode;
  /** … and laid out in the menu of small ones. */
  smallScreenTools: ReactNode;
}

/** One row of 72 px: logo, menu, tools, buttons; stays in view once the page is scrolled by 400 px. */
export function Header({ id, quickTools, tools, smallScreenTools }: Props) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const { name: names, logo } = useSite();
  const name = names[code];
  const isSticky = useScrolledPast(stickyThreshold);
  return (
    <header id={id} tabIndex={-1} className="header outline-none" data-sticky={isSticky}>
      <div className="header-bar">
        <div className="header-measure header-row">
          <Link to={to("/")} aria-label={t("logo", { name })} className="header-home">
            <Logo name={name} logo={logo} />
          </Link>
          {menu}
          {quickTools}
          <div className="hidden items-center xl:flex">{tools}</div>
          {buttons}
          <SmallScreenMenu tools={smallScreenTools} />
        </div>
      </div>
    </header>
  );
}
