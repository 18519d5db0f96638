import { useTranslations } from "use-intl";
import { Menu, menuItemLook } from "#ui/menu/menu.tsx";
import { Flag } from "#ui/pictures/flags.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { useLanguage } from "./use-language.ts";

/** The languages as a menu in the header's bar. */
export default function LanguageMenu() {
  const t = useTranslations("layout");
  const { code, name } = useLanguage();
  return (
    <Menu
      id="language-menu"
      // What the button shows is a part of what it says (WCAG 2.5.3, label in name).
      label={`${t("language")}: ${name}, ${code}`}
      button={
        <>
          <Flag code={code} />
          <span className="uppercase" lang="en">
            {code}
          </span>
        </>
      }
    >
      <LanguageLinks look={menuItemLook} />
    </Menu>
  );
}
