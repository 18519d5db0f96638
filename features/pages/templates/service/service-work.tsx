import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { CaseCard } from "#features/sections/cases/case-card.ts";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";

/** What was measured in projects of this field; nothing while none is live. */
export function ServiceWork({ cases }: { cases: readonly CaseCard[] }) {
  const t = useTranslations("service");
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="work-heading" className="border-line border-t">
      <div className="measure py-section">
        <h2 id="work-heading" className="mb-8 text-title">
          {t("work")}
        </h2>
        <ul className="grid gap-5">
          {cases.map((each) => (
            <li key={each.entry}>
              <CaseInALine of={each} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CaseInALine({ of: { path, title, description, sample, values } }: { of: CaseCard }) {
  const to = useLocalizedPath();
  return (
    <article className="relative grid items-center gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-6 transition-colors duration-200 hover:border-edge md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_13rem] lg:p-10">
      <ShownPicture
        picture={values.drawing}
        className="mx-auto h-auto w-full max-w-56"
        sizes="(min-width: 48rem) 14rem, 100vw"
      />
      <div className="grid justify-items-start gap-3">
        {sample && <SampleLabel />}
        <p className="text-ink-soft text-small">
          {values.customer}&nbsp;· {values.sector}
        </p>
        <h3 className="font-semibold text-subtitle">
          <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
            {title}
          </Link>
        </h3>
        <SoftText>{description}</SoftText>
      </div>
      <p className="md:col-start-2 lg:col-start-3 lg:border-line lg:border-l lg:pl-8">
        <strong className="block font-semibold text-blueprint text-title">{values.figure}</strong>
        {values.figureLabel}
      </p>
    </article>
  );
}
