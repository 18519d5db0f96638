import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { Flag } from "#ui/pictures/flags.tsx";
import { languages } from "./languages.ts";
import { barePath, localizedPath } from "./localized-path.ts";
import { useLanguage } from "./use-language.ts";

/**
 * The languages, each by its own name. Plain links: they work before React, and the head script
 * (language.head.js) stores the choice and carries query and anchor over.
 */
export function LanguageMenu() {
  const t = useTranslations("layout");
  const current = useLanguage();
  const bare = barePath(useLocation().pathname);
  return (
    <Menu
      id="language-menu"
      label={`${t("language")}: ${current.name}`}
      button={
        <>
          <Flag code={current.code} />
          <span className="uppercase">{current.code}</span>
        </>
      }
    >
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={localizedPath(bare, code)}
            lang={code}
            hrefLang={code}
            data-language={code}
            aria-current={code === current.code ? "true" : undefined}
            className={menuItemLook}
          >
            <Flag code={code} />
            {name}
          </a>
        </li>
      ))}
    </Menu>
  );
}
