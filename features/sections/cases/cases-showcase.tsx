import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SampleLabel } from "../sample-label.tsx";
import { SoftText } from "../soft-text.tsx";
import type { CaseCard } from "./case-card.ts";

interface Props {
  cases: readonly CaseCard[];
  level: "h2" | "h3";
}

/** One case after the other, each as wide as the page; every other one is dark. */
export function CasesShowcase({ cases, level: Heading }: Props) {
  const t = useTranslations("work");
  const to = useLocalizedPath();
  return (
    <ol>
      {cases.map(({ entry, path, title, description, sample, values }, index) => (
        <li
          key={entry}
          className={`border-line border-b ${index % 2 === 1 ? "night bg-night text-ink" : ""}`}
        >
          <article className="measure grid items-center gap-x-10 gap-y-8 py-16 md:grid-cols-2 lg:gap-x-16 lg:py-24">
            <ShownPicture
              picture={values.drawing}
              photo={`aspect-4/3 h-auto w-full rounded-card ${index % 2 === 1 ? "" : "md:order-last"}`}
              className={`mx-auto h-auto w-full max-w-md ${index % 2 === 1 ? "" : "md:order-last"}`}
            />
            <div className="grid justify-items-start gap-5">
              {sample && <SampleLabel />}
              <p className="font-semibold text-blueprint text-small">
                {values.customer}&nbsp;· {values.sector}
              </p>
              <Heading className="text-title">{title}</Heading>
              <SoftText>{description}</SoftText>
              <p className="flex w-full flex-wrap items-baseline gap-x-4 border-line border-t pt-5">
                <strong className="font-semibold text-brand text-title">{values.figure}</strong>
                {values.figureLabel}
              </p>
              <Link
                to={to(path)}
                className={buttonLook("secondary")}
                aria-label={t("readOf", { title })}
              >
                {t("read")}
              </Link>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
