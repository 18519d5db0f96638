import { useTranslations } from "use-intl";
import { useLanguage } from "#features/i18n/use-language.ts";

/** Languages that have a picture of their own (scripts/make-dashboard-pictures.ts); any other shows the English one. */
const pictured = ["tr", "en", "de"];

/** The back office's overview with sample data: what a customer works with after the launch. */
export function DashboardPicture() {
  const t = useTranslations("hero");
  const { code } = useLanguage();
  const file = `/pictures/dashboard-${pictured.includes(code) ? code : "en"}`;
  return (
    <div className="mx-auto max-w-[56rem] rounded-card border border-line bg-surface p-2 shadow-float">
      <picture>
        <source type="image/avif" srcSet={`${file}.avif`} />
        <img
          src={`${file}.webp`}
          width={1200}
          height={700}
          alt={t("dashboard")}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-control"
        />
      </picture>
    </div>
  );
}
