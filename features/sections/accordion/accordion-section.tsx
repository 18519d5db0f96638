import { useFormatter } from "use-intl";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { RichTextView, SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { useFacts } from "../use-facts.ts";
import type { AccordionValues } from "./section.ts";

export default function AccordionSection({ id, values, level }: SectionProps<AccordionValues>) {
  const { heading, text, panels, fact, factLabel } = values;
  const accordion = (
    <Accordion
      name={id}
      panels={panels.map(({ id: key, title, body, label, to }) => ({
        ...{ key, title },
        content: (
          <>
            <RichTextView text={body} />
            {to && label && (
              <p className="mt-3">
                <SiteLink to={to} className="font-semibold text-brand underline underline-offset-4">
                  {label}
                </SiteLink>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
  return (
    <Section {...{ id, heading, text, level }}>
      {fact && factLabel ? (
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
          {accordion}
          <Figure fact={fact} label={factLabel} />
        </div>
      ) : (
        <div className="max-w-4xl">{accordion}</div>
      )}
    </Section>
  );
}

function Figure({ fact, label }: { fact: NonNullable<AccordionValues["fact"]>; label: string }) {
  const format = useFormatter();
  const value = useFacts()[fact];
  return (
    <div className="grid content-center gap-2 rounded-card bg-brand-tint p-8">
      <p className="font-semibold text-brand text-title">
        {fact === "satisfaction"
          ? format.number(value / 100, { style: "percent" })
          : format.number(value)}
      </p>
      <p className="font-semibold text-subtitle">{label}</p>
    </div>
  );
}
