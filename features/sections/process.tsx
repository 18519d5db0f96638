import { useTranslations } from "use-intl";
import { SocialLinks } from "#platform/content/social-links.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { Section } from "./section.tsx";

const steps = ["research", "development", "release", "support"] as const;

/** How we work: four stages on one line, and where to watch. */
export function Process() {
  const t = useTranslations("process");
  return (
    <Section
      id="process"
      heading={t("heading")}
      text={t("text")}
      className="night blueprint-grid bg-night text-ink"
    >
      <ol className="process-rail grid gap-10 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-4 xl:row-span-4 xl:grid-rows-subgrid">
            <div className="process-picture">
              <DrawnPicture name={step} className="h-44 w-full" />
            </div>
            <p className="font-semibold text-blueprint text-small tabular-nums" aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="text-subtitle">{t(`${step}.heading`)}</h3>
            <p className="text-ink-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 grid items-center gap-6 rounded-card bg-blueprint-tint p-4 min-[360px]:p-6 sm:grid-cols-[1fr_auto] lg:p-8">
        <div className="grid gap-4">
          <h3 className="text-subtitle">{t("social.heading")}</h3>
          <p className="text-ink-soft">{t("social.text")}</p>
          <SocialLinks label={t("social.heading")} />
        </div>
        <DrawnPicture name="social" className="mx-auto h-40 w-auto" />
      </div>
    </Section>
  );
}
