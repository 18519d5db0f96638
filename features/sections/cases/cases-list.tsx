import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Filter } from "#ui/filter/filter.tsx";
import { fieldsOfWork } from "../fields-of-work.ts";
import { SampleLabel } from "../sample-label.tsx";
import { useFieldWords } from "../use-field-words.ts";
import type { CaseCard } from "./case-card.ts";

/** As they come. */
const newestFirst = (cases: readonly CaseCard[]) => cases;

const byCustomer = (cases: readonly CaseCard[]) =>
  cases.toSorted((a, b) => a.values.customer.localeCompare(b.values.customer, "tr"));

const byField = (cases: readonly CaseCard[]) =>
  cases.toSorted(
    (a, b) => fieldsOfWork.indexOf(a.values.field) - fieldsOfWork.indexOf(b.values.field),
  );

/** The orders in which the list can be shown, the first one without any choice. */
const caseOrders = [newestFirst, byCustomer, byField] as const;

/** A register: one line for each case, filtered by field and put in order without a script (ui/filter). */
export function CasesList({ cases, level }: { cases: readonly CaseCard[]; level: "h2" | "h3" }) {
  const t = useTranslations("work");
  const fields = useFieldWords();
  const shown = fieldsOfWork.filter((field) => cases.some(({ values }) => values.field === field));
  return (
    <div className="filtered grid gap-6">
      <div className="grid gap-4">
        <Filter
          name="field"
          of="filter"
          label={t("field")}
          choices={[t("all"), ...shown.map((field) => fields(field))]}
        />
        <Filter
          name="order"
          of="order"
          label={t("order")}
          choices={[t("newest"), t("byCustomer"), t("byField")]}
        />
      </div>
      {caseOrders.map((inOrder, index) => (
        <ol key={inOrder.name} data-by={index} className="border-line border-t">
          {inOrder(cases).map((each) => (
            <CaseLine
              key={each.entry}
              of={each}
              level={level}
              place={shown.indexOf(each.values.field) + 1}
            />
          ))}
        </ol>
      ))}
    </div>
  );
}

interface LineProps {
  of: CaseCard;
  level: "h2" | "h3";
  /** Of its field in the filter. */
  place: number;
}

function CaseLine({ of: { path, title, sample, values }, level: Heading, place }: LineProps) {
  const t = useFieldWords();
  const to = useLocalizedPath();
  return (
    <li data-in={place} className="border-line border-b">
      <article className="relative grid gap-x-8 gap-y-2 py-6 hover:bg-surface md:grid-cols-[5rem_1fr_14rem] md:items-baseline">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-ink-soft text-small tabular-nums">{values.date.iso.slice(0, 4)}</p>
          {sample && <SampleLabel />}
        </div>
        <div className="grid gap-1">
          <Heading className="font-semibold text-subtitle">
            <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
              {title}
            </Link>
          </Heading>
          <p className="text-ink-soft text-small">
            {values.customer}&nbsp;· {values.sector}&nbsp;· {t(values.field)}
          </p>
        </div>
        <p className="text-ink-soft text-small">
          <strong className="mr-2 font-semibold text-blueprint text-subtitle">
            {values.figure}
          </strong>
          {values.figureLabel}
        </p>
      </article>
    </li>
  );
}
