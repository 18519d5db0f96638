import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { principlesFields } from "./section.ts";

/** One row each: a large number, the principle, and what it costs beside it. */
export default function PrinciplesSection({ id, values }: SectionProps<typeof principlesFields>) {
  const { heading, text, principles, priceLabel } = values;
  return (
    <Section {...{ id, heading, text }}>
      <ol className="grid">
        {principles.map((principle, index) => (
          <li
            key={principle.id}
            className="grid gap-x-10 gap-y-3 border-line border-t py-8 md:grid-cols-[5rem_1.4fr_1fr] lg:py-10"
          >
            <p aria-hidden="true" className="font-semibold text-blueprint text-display">
              {index + 1}
            </p>
            <div className="grid content-start gap-2">
              <h3 className="text-subtitle">{principle.heading}</h3>
              <SoftText>{principle.text}</SoftText>
            </div>
            {principle.price && (
              <div className="self-start rounded-control bg-blueprint-tint p-4 text-small">
                {priceLabel && <p className="font-semibold text-blueprint">{priceLabel}</p>}
                <p>{principle.price}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
