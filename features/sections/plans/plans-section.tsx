import { buttonLook } from "#ui/button/button-look.ts";
import { FromPrice } from "../from-price.tsx";
import { RichTextView, SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { PlansValues } from "./section.ts";

type Plan = PlansValues["plans"][number];

export default function PlansSection({ id, values }: SectionProps<PlansValues>) {
  const { heading, text, plans, note } = values;
  return (
    <Section id={id} heading={heading} {...(text && { text })}>
      <ul className="grid gap-5 lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => (
          <li key={plan.id}>
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
      className={`flex h-full flex-col gap-5 rounded-card border p-6 lg:p-8 ${featured ? "border-brand bg-brand-tint" : "border-line bg-surface"}`}
    >
      <div className="grid gap-2">
        <h3 className="text-subtitle">{name}</h3>
        <SoftText>{fits}</SoftText>
      </div>
      <div className="grid gap-1 border-line border-y py-5">
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
