import { RichTextView } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { factListFields } from "./section.ts";

/** A sheet of facts: names on the left, what they mean on the right. */
export default function FactListSection({ id, values }: SectionProps<typeof factListFields>) {
  const { heading, text, facts } = values;
  return (
    <Section {...{ id, heading, text }}>
      <dl className="rounded-card border border-line bg-surface px-5 sm:px-8">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className="grid gap-x-10 gap-y-1 border-line border-t py-5 first:border-t-0 md:grid-cols-[1fr_2fr] lg:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold">{fact.name}</dt>
            <dd>
              <RichTextView text={fact.body} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
