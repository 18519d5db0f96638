import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { SocialLinks } from "#features/content/social-links.tsx";
import { ClientLogos } from "./client-logos.tsx";

/** The contact page's first view: an invitation to write, the form beside it. */
export function ContactHero({ form }: { form: ReactNode }) {
  const t = useTranslations("contact");
  const { email } = site.contact;
  const { opens, closes } = site.contact.officeHours;
  return (
    <section className="blueprint-grid">
      <div className="measure grid grid-cols-1 gap-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:py-20">
        <div className="grid content-start gap-6">
          <h1 className="text-title">{t("heading")}</h1>
          <p className="text-ink-soft">{t("text")}</p>
          <p>
            {t.rich("byEmail", {
              email,
              link: (chunks) => (
                <a
                  className="font-semibold text-brand underline underline-offset-4"
                  href={`mailto:${email}`}
                >
                  {chunks}
                </a>
              ),
            })}
          </p>
          <p className="text-ink-soft text-small">{t("officeHours", { opens, closes })}</p>
          <SocialLinks label={t("social")} />
        </div>
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">{form}</div>
      </div>
      <div className="measure pb-12">
        <ClientLogos row="contact" />
      </div>
    </section>
  );
}
