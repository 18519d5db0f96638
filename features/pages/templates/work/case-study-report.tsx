import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import type { RichText } from "#platform/fields/rich-text.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { PageHeading } from "../page-heading.tsx";
import { CaseStudyFacts } from "./case-study-facts.tsx";
import type { CaseStudyProps } from "./case-study-props.ts";
import { CaseStudyTeam } from "./case-study-team.tsx";

/** A report: facts beside the head, then problem, solution, screen, figures, people, one below the other. */
export function CaseStudyReport({ page, values }: CaseStudyProps) {
  const t = useTranslations("work");
  return (
    <article>
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[1.7fr_1fr] lg:py-16">
          <PageHeading page={page} look="content-start" />
          <CaseStudyFacts
            values={values}
            className="grid content-start gap-4 self-end border-line border-t pt-6 sm:max-lg:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10"
          />
        </div>
      </header>
      <div className="measure grid gap-14 py-section">
        <Part id="problem" number="01" heading={t("problem")} text={values.problem} />
        <Part id="built" number="02" heading={t("built")} text={values.built} />
      </div>
      <div className="border-line border-y bg-blueprint-tint">
        <figure className="measure grid items-center gap-8 py-12 lg:grid-cols-[1fr_18rem] lg:py-16">
          <ShownPicture
            picture={values.drawing}
            className="mx-auto h-auto w-full max-w-2xl"
            photo="h-auto w-full rounded-card"
          />
          <figcaption className="text-ink-soft">{values.screen}</figcaption>
        </figure>
      </div>
      <section id="result" aria-labelledby="result-heading" className="measure py-section">
        <h2 id="result-heading" className="mb-10 text-title">
          {t("result")}
        </h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {values.results.map(({ id, figure, label }) => (
            <div
              key={id}
              className="flex flex-col-reverse justify-end gap-2 border-blueprint border-t-2 pt-5"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold text-blueprint text-title">{figure}</dd>
            </div>
          ))}
        </dl>
        <SoftText className="mt-10 text-small">{values.measured}</SoftText>
      </section>
      <section aria-labelledby="team-heading" className="border-line border-t bg-surface">
        <div className="measure grid gap-8 py-section lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 id="team-heading" className="text-title">
            {t("team")}
          </h2>
          <CaseStudyTeam values={values} />
        </div>
      </section>
    </article>
  );
}

interface PartProps {
  id: string;
  number: string;
  heading: string;
  text: RichText;
}

function Part({ id, number, heading, text }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div className="grid content-start gap-2">
        <p className="font-semibold text-blueprint text-small tabular-nums" aria-hidden="true">
          {number}
        </p>
        <h2 id={`${id}-heading`} className="text-title">
          {heading}
        </h2>
      </div>
      <RichTextView text={text} />
    </section>
  );
}
