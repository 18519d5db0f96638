import { useTranslations } from "use-intl";
import type { CaseStudyProps } from "./case-study-props.ts";

/** Two a row on a phone; one whose longest word is longer than half of it has a row of its own. */
const narrow =
  "max-sm:flex max-sm:flex-wrap max-sm:[&>*]:max-w-full max-sm:[&>*]:flex-[1_1_calc(50%-1.5rem)] max-sm:[&>:last-child]:basis-full";

/** What one looks up: who, in which field, how long, with what. */
export function CaseStudyFacts({
  values,
  className,
}: Pick<CaseStudyProps, "values"> & { className: string }) {
  const t = useTranslations("work");
  const fields = useTranslations("hero.services");
  const facts = [
    [t("customer"), values.customer],
    [t("sector"), values.sector],
    [t("field"), fields(values.field)],
    [t("duration"), values.duration],
    [t("technologies"), values.technologies],
  ];
  return (
    <dl className={`${className} ${narrow}`}>
      {facts.map(([name, fact]) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
