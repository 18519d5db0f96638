import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";

/** First stop of the keyboard: over the header straight to the content. */
export function SkipLink({ target }: { target: string }) {
  const t = useTranslations("layout");
  return (
    <a
      href={`#${target}`}
      className={`${buttonLook("primary")} fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0`}
    >
      {t("skip")}
    </a>
  );
}
