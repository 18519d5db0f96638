import type { SectionProps } from "../section-props.ts";
import type { quotationFields } from "./section.ts";

export default function QuotationSection({ id, values }: SectionProps<typeof quotationFields>) {
  const { heading, words, who } = values;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="night blueprint-grid bg-night text-ink"
    >
      <figure className="measure grid gap-6 py-section">
        <h2 id={`${id}-heading`} className="font-semibold text-blueprint text-small">
          {heading}
        </h2>
        <blockquote className="max-w-5xl text-balance font-semibold text-[clamp(1.75rem,1.2rem+2.6vw,3.5rem)] leading-[1.15]">
          <p className="max-w-none">{words}</p>
        </blockquote>
        {who && <figcaption className="text-ink-soft">{who}</figcaption>}
      </figure>
    </section>
  );
}
