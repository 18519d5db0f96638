import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { useLanguage, useLocalizedPath } from "#features/i18n/use-language.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";

/** Who we are and how to reach us; dark in both themes. */
export function Footer() {
  const t = useTranslations("footer");
  const layout = useTranslations("layout");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const year = useAtViewTime(() => new Date().getFullYear(), __BUILD_YEAR__);
  const { address, phone, email } = site.contact;
  const { opens, closes } = site.contact.officeHours;
  return (
    <footer className="night bg-paper text-ink">
      <div className="measure grid gap-10 py-16 md:grid-cols-[1fr_2fr]">
        <Logo name={site.name[code]} />
        <dl className="grid gap-6 text-small sm:grid-cols-2">
          <Detail name={t("address")}>{address}</Detail>
          {phone && (
            <Detail name={t("phone")}>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </Detail>
          )}
          <Detail name={t("email")}>
            <a className="underline underline-offset-4" href={`mailto:${email}`}>
              {email}
            </a>
          </Detail>
          <Detail name={t("hours")}>{t("weekdays", { opens, closes })}</Detail>
          <Detail name={t("links")}>
            <Link className="mr-5 underline underline-offset-4" to={to("/")}>
              {layout("home")}
            </Link>
            <Link className="underline underline-offset-4" to={to("/contact")}>
              {layout("contact")}
            </Link>
          </Detail>
        </dl>
      </div>
      <div className="border-line border-t">
        <p className="measure py-6 text-ink-soft text-small">
          {t("copyright", { year: String(year), name: site.legalName })}
        </p>
      </div>
    </footer>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
