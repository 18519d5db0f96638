import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import { HeroPicture } from "./pictures/hero-picture.tsx";

const bullets = ["reliability", "support"] as const;

/** The home page's first view: what we do, for whom, and the shortest way to us. */
export function Hero({ emailForm }: { emailForm: ReactNode }) {
  const t = useTranslations("hero");
  return (
    <section className="blueprint-grid overflow-hidden">
      <div className="measure grid items-center gap-10 py-10 lg:grid-cols-[1.05fr_1fr] lg:py-20">
        <div className="grid gap-6">
          <h1 className="text-display">{t("headline")}</h1>
          <p className="text-ink-soft">{t("text")}</p>
          {emailForm}
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {bullets.map((bullet) => (
              <li key={bullet} className="flex items-center gap-2 font-medium text-small">
                <CheckIcon className="size-5 text-brand" />
                {t(bullet)}
              </li>
            ))}
          </ul>
        </div>
        <HeroPicture className="h-auto w-full" />
      </div>
    </section>
  );
}
