import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ShownDay } from "#platform/fields/fields.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { SampleLabel } from "../sample-label.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { jobsFields } from "./section.ts";

/** One row a position; all of it leads to its page. */
export default function JobsSection({ id, values }: SectionProps<typeof jobsFields>) {
  const t = useTranslations();
  const to = useLocalizedPath();
  const { heading, text, jobs, none } = values;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-section">
      <h2 id={`${id}-heading`} className="text-title">
        {heading}
      </h2>
      {text && jobs.length > 0 && <SoftText className="mt-4">{text}</SoftText>}
      {jobs.length === 0 && (
        <p className="mt-8 max-w-3xl rounded-card border border-line bg-surface p-6 lg:p-8">
          {none}
        </p>
      )}
      <ul className="mt-8 grid gap-4 empty:hidden">
        {jobs.map((job) => {
          const { place, employment, date } = job.values as {
            place: string;
            employment: string;
            date: ShownDay;
          };
          return (
            <li
              key={job.entry}
              className="relative grid gap-x-10 gap-y-2 rounded-card border border-line bg-surface p-6 transition-colors duration-200 hover:border-edge md:grid-cols-[1.6fr_1fr]"
            >
              <div className="grid gap-2">
                {job.sample && <SampleLabel />}
                <h3 className="text-subtitle">
                  <Link to={to(job.path)} className="after:absolute after:inset-0 hover:text-brand">
                    {job.title}
                  </Link>
                </h3>
                <SoftText>{job.description}</SoftText>
              </div>
              <p className="text-small md:text-right">
                <span className="block font-semibold">
                  {t(`career.employment.${employment}` as "career.employment.full-time")}
                </span>
                <span className="block">{place}</span>
                <time dateTime={date.iso} className="block text-ink-soft">
                  {date.words}
                </time>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
