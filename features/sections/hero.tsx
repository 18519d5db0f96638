import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useExistingPaths } from "#platform/content/menus.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { ArrowIcon, CheckIcon } from "#ui/pictures/icons.tsx";
import { DashboardPicture } from "./dashboard-picture.tsx";
import { HeroScene } from "./pictures/hero-scene.tsx";
import { TypedServices } from "./typed-services.tsx";

const bullets = ["reliability", "support"] as const;

/** Who does not want to write yet looks at what it costs. */
const prices = "/pricing";

interface Props {
  emailForm: ReactNode;
  clientLogos: ReactNode;
}

/** The home page's first view: what we do, for whom, and the shortest way to us. */
export function Hero({ emailForm, clientLogos }: Props) {
  const t = useTranslations("hero");
  const to = useLocalizedPath();
  const hasPrices = useExistingPaths().includes(prices);
  return (
    <section className="blueprint-grid overflow-hidden border-line border-b">
      <div className="measure grid grid-cols-1 items-center gap-10 pt-8 pb-12 lg:grid-cols-[1.05fr_1fr] lg:pt-16">
        <div className="grid grid-cols-1 gap-5">
          <TypedServices />
          <h1 className="text-display">{t("headline")}</h1>
          <p className="text-balance text-ink-soft">
            <WholeWords>{t("text")}</WholeWords>
          </p>
          {emailForm}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            {hasPrices && (
              <Link to={to(prices)} className={`max-sm:w-full ${buttonLook("secondary")}`}>
                {t("prices")}
                <ArrowIcon className="size-5 flex-none" />
              </Link>
            )}
            <ul className="flex flex-wrap gap-x-8 gap-y-2">
              {bullets.map((bullet) => (
                <li key={bullet} className="flex items-center gap-2 font-medium text-small">
                  <CheckIcon className="size-5 flex-none text-brand" />
                  {t(bullet)}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <HeroScene className="h-auto w-full" />
      </div>
      <div className="measure pb-12">
        <DashboardPicture />
      </div>
      <div className="measure pb-12">{clientLogos}</div>
    </section>
  );
}
