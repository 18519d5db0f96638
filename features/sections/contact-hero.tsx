import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { site } from "#platform/content/site.ts";
import { SocialLinks } from "#platform/content/social-links.tsx";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { ClientLogos } from "./client-logos.tsx";

/** The contact page's first view: an invitation to write, the form beside it. */
export function ContactHero({ form }: { form: ReactNode }) {
  const t = useTranslations("contact");
  const { email } = site.contact;
  const { opens, closes } = site.contact.officeHours;
  return (
    <section className="blueprint-grid border-line border-b">
      <div className="measure grid grid-cols-1 gap-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8 lg:py-20">
        <div className="grid content-start gap-6">
          <h1 className="text-[clamp(2.25rem,1.5rem+2vw,3.25rem)] leading-[1.08]">
            {t("heading")}
          </h1>
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
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8 lg:row-span-2 lg:self-start">
          {form}
        </div>
        <AfterSending />
      </div>
      <div className="measure pb-12">
        <ClientLogos row="contact" />
      </div>
    </section>
  );
}

const steps = ["confirmation", "reading", "answer"] as const;

/** What a sender can count on; beside the form on wide screens, below it on small ones. */
function AfterSending() {
  const t = useTranslations("contact.next");
  return (
    <div className="grid content-start gap-4 border-line lg:border-t lg:pt-7">
      <h2 className="text-subtitle">{t("heading")}</h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full border border-line bg-surface font-semibold text-blueprint text-small tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <WholeWords>{t(step)}</WholeWords>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
