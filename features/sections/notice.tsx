import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#features/i18n/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";

interface Props {
  heading: string;
  text: string;
  picture?: ReactNode;
  /** Stands below the text. */
  note?: ReactNode;
  /** What to do here; absent: the way back to the home page. */
  children?: ReactNode;
}

/** A page that says one thing: thank you, confirm, not found. */
export function Notice({ heading, text, picture, note, children }: Props) {
  const t = useTranslations("thanks");
  const to = useLocalizedPath();
  return (
    <section className="blueprint-grid">
      <div className="measure grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
        {picture}
        <h1 className="text-display">{heading}</h1>
        <p className="text-ink-soft">{text}</p>
        {note}
        {children ?? (
          <Link to={to("/")} className={buttonLook("primary")}>
            {t("back")}
          </Link>
        )}
      </div>
    </section>
  );
}
