import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { Trail } from "../trail.tsx";
import { CaseStudyFacts } from "./case-study-facts.tsx";
import type { CaseStudyProps } from "./case-study-props.ts";
import { CaseStudyTeam } from "./case-study-team.tsx";

/** From the end: the figure on a dark ground, then how it came to that, problem and solution beside each other. */
export function CaseStudyResult({ page, values }: CaseStudyProps) {
  const t = useTranslations("work");
  const [, ...others] = values.results;
  return (
    <article>
      <header className="night bg-night text-ink">
        <div className="measure grid items-end gap-x-16 gap-y-10 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-20">
          <div className="grid content-start gap-6">
            <Trail steps={page.trail} />
            {page.sample && <SampleLabel />}
            <p className="text-brand">
              <strong className="block font-semibold whitespace-nowrap text-[clamp(2.75rem,1rem+8vw,6.5rem)] leading-none tracking-tight">
                {values.figure}
              </strong>
              <span className="mt-3 block text-ink text-subtitle">{values.figureLabel}</span>
            </p>
            <h1 className="text-title">{page.title}</h1>
          </div>
          <figure className="grid gap-4">
            <ShownPicture
              picture={values.drawing}
              className="mx-auto h-auto w-full max-w-lg"
              photo="aspect-4/3 h-auto w-full rounded-card"
              isFirst
            />
            <figcaption className="text-ink-soft text-small">{values.screen}</figcaption>
          </figure>
        </div>
      </header>
      <CaseStudyFacts
        values={values}
        className="measure grid gap-6 border-line border-b py-10 sm:grid-cols-3 lg:grid-cols-5"
      />
      <div className="measure py-section">
        <p className="mb-14 max-w-4xl text-title">{page.description}</p>
        <div className="grid gap-5 lg:grid-cols-2">
          <section
            aria-labelledby="problem-heading"
            className="rounded-card border border-line p-6 lg:p-10"
          >
            <h2 id="problem-heading" className="mb-5 text-subtitle">
              {t("problem")}
            </h2>
            <RichTextView text={values.problem} />
          </section>
          <section
            aria-labelledby="built-heading"
            className="rounded-card bg-brand-tint p-6 lg:p-10"
          >
            <h2 id="built-heading" className="mb-5 text-subtitle">
              {t("built")}
            </h2>
            <RichTextView text={values.built} />
          </section>
        </div>
      </div>
      <section aria-labelledby="result-heading" className="border-line border-t bg-surface">
        <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-2">
          <div>
            <h2 id="result-heading" className="mb-8 text-title">
              {t("result")}
            </h2>
            <dl className="grid gap-6">
              {others.map(({ id, figure, label }) => (
                <div key={id} className="flex flex-row-reverse items-baseline justify-end gap-4">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="min-w-28 flex-none font-semibold text-blueprint text-title">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
            <SoftText className="mt-8 text-small">{values.measured}</SoftText>
          </div>
          <div>
            <h2 className="mb-8 text-title">{t("team")}</h2>
            <CaseStudyTeam values={values} />
          </div>
        </div>
      </section>
    </article>
  );
}
