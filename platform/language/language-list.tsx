import { useTranslations } from "use-intl";
import { LanguageLinks } from "./language-links.tsx";

/** The languages laid out under their heading, for the menu of small screens. */
export default function LanguageList() {
  const t = useTranslations("layout");
  return (
    <div>
      <p id="language-list" className="mb-2 text-ink-soft text-small">
        {t("language")}
      </p>
      <ul aria-labelledby="language-list" className="flex flex-wrap gap-2">
        <LanguageLinks look="choice" />
      </ul>
    </div>
  );
}
