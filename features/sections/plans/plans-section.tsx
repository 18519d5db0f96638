import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { RichTextView, SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { useEuro } from "../services-list/use-euro.ts";
import { SoftText } from "../soft-text.tsx";
import type { PlansValues, plansFields } from "./section.ts";

type Plan = PlansValues["plans"][number];

export default function PlansSection({ id, values }: SectionProps<typeof plansFields>) {
  const { heading, text, plans, note } = values;
  return (
    <Section id={id} heading={heading} {...(text && { text })}>
      {/* Side by side, name, price, what is included and button each begin on one line in all of them. */}
      <ul className="grid gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_1fr_auto]">
        {plans.map((plan) => (
          <li key={plan.id} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      {note && <SoftText className="mt-8 max-w-3xl text-small">{note}</SoftText>}
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, fits, price, unit, scope, includes, featured, label, to } = plan;
  return (
    <article
      className={`flex flex-col gap-5 rounded-card border p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:p-8 ${featured ? "border-brand bg-brand-tint" : "border-line bg-surface"}`}
    >
      <div className="grid content-start gap-2">
        <h3 className="text-subtitle">{name}</h3>
        <SoftText>{fits}</SoftText>
      </div>
      <div className="grid content-start gap-1 border-line border-y py-5">
        {price !== undefined && <FromPrice price={price} unit={unit} />}
        <SoftText className="text-small">{scope}</SoftText>
      </div>
      <RichTextView text={includes} />
      {to && (
        <SiteLink
          to={to}
          className={`${buttonLook(featured ? "primary" : "secondary")} mt-auto w-full`}
        >
          {label}
        </SiteLink>
      )}
    </article>
  );
}

interface Props {
  /** Whole euros, without tax. */
  price: number;
  unit?: "project" | "month" | undefined;
}

/** A price that something begins at. */
function FromPrice({ price, unit }: Props) {
  const t = useTranslations("prices");
  const euro = useEuro();
  return (
    <p>
      <span className="block text-ink-soft text-small">{t("from")}</span>
      <strong className="mr-2 font-semibold text-title">{euro(price)}</strong>
      {unit && <span className="text-ink-soft text-small">{t(unit)}</span>}
    </p>
  );
}
