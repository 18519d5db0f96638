import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** What happens with what is typed, told where it is collected (GDPR art. 13, KVKK art. 10). */
export function PrivacyNote() {
  const t = useTranslations("forms");
  const to = useLocalizedPath();
  return (
    <p className="text-ink-soft text-small">
      {t.rich("privacy", {
        link: (words) => (
          <Link to={to("/privacy")} className="underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
