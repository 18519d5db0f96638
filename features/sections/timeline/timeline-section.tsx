import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { timelineFields } from "./section.ts";

/** Moments on one rail; the years stand beside it where there is room. */
export default function TimelineSection({ id, values }: SectionProps<typeof timelineFields>) {
  const { heading, text, moments } = values;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-line border-y bg-surface">
      <div className="measure grid gap-x-16 gap-y-10 py-section lg:grid-cols-[1fr_1.6fr]">
        <div className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start">
          <h2 id={`${id}-heading`} className="text-title">
            {heading}
          </h2>
          {text && <SoftText>{text}</SoftText>}
        </div>
        <ol className="grid border-blueprint border-l-2">
          {moments.map((moment) => (
            <li key={moment.id} className="relative grid gap-2 pb-10 pl-8 last:pb-0">
              <span
                aria-hidden="true"
                className="-left-[9px] absolute top-2 size-4 rounded-[3px] border-2 border-blueprint bg-surface"
              />
              <p className="font-semibold text-blueprint text-title">{moment.when}</p>
              <h3 className="text-subtitle">{moment.heading}</h3>
              <SoftText>{moment.text}</SoftText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
