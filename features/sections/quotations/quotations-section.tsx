import { SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { QuotationsValues, quotationsFields } from "./section.ts";

type Quotation = QuotationsValues["quotations"][number];

export default function QuotationsSection({
  id,
  values: { heading, look = "large", quotations },
  level,
}: SectionProps<typeof quotationsFields>) {
  return look === "cards" ? (
    <Section {...{ id, heading, level }}>
      <ul className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {quotations.map((quotation) => (
          <li
            key={quotation.id}
            className="grid rounded-card border border-line bg-surface p-6 lg:p-8"
          >
            <Words quotation={quotation} look="text-subtitle font-medium" />
          </li>
        ))}
      </ul>
    </Section>
  ) : (
    <Section {...{ id, heading, level }} className="border-line border-y bg-blueprint-tint">
      <div className="grid gap-14">
        {quotations.map((quotation) => (
          <Words
            key={quotation.id}
            quotation={quotation}
            look="max-w-4xl text-balance text-title font-medium"
          />
        ))}
      </div>
    </Section>
  );
}

function Words({
  quotation: { words, who, role, to, label },
  look,
}: {
  quotation: Quotation;
  look: string;
}) {
  return (
    <figure className="grid content-between gap-6">
      <blockquote className={look}>
        <p>{words}</p>
      </blockquote>
      <figcaption className="text-small">
        <span className="block font-semibold">{who}</span>
        {role && <span className="block text-ink-soft">{role}</span>}
        {to && label && (
          <SiteLink
            to={to}
            className="mt-3 inline-block font-semibold text-brand underline underline-offset-4"
          >
            {label}
          </SiteLink>
        )}
      </figcaption>
    </figure>
  );
}
