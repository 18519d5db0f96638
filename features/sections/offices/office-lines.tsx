import { useTranslations } from "use-intl";
import type { ShownSite } from "#platform/content/site-shell.ts";
import { useLanguage } from "#platform/language/use-language.ts";

/** Where an office is and how it is called; one without a phone shows none. */
export function OfficeLines({ office }: { office: ShownSite["offices"][number] }) {
  const t = useTranslations("contact");
  const { code } = useLanguage();
  return (
    <>
      <p className="text-ink-soft text-small">{office.country[code]}</p>
      <h3 className="text-subtitle">{office.city}</h3>
      <p>{office.address}</p>
      {office.phone && (
        <p>
          {t("call")}:{" "}
          <a
            className="text-brand underline underline-offset-4"
            href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}
          >
            {office.phone}
          </a>
        </p>
      )}
    </>
  );
}
