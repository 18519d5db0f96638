import { CheckIcon } from "#ui/pictures/icons.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { codeSampleFields } from "./section.ts";

const code =
  "overflow-x-auto p-5 text-small leading-relaxed max-sm:whitespace-pre-wrap max-sm:px-4 max-sm:text-[0.8125rem] max-sm:wrap-anywhere";

export default function CodeSampleSection({
  id,
  values,
  level,
}: SectionProps<typeof codeSampleFields>) {
  const { heading, text, caption, lines, points = [] } = values;
  return (
    <Section id={id} heading={heading} text={text} level={level}>
      <div className="grid items-center gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        <figure className="night min-w-0 overflow-hidden rounded-card border border-line bg-night text-ink">
          <figcaption className="border-line border-b px-5 py-3 text-ink-soft text-small">
            {caption}
          </figcaption>
          {/* Who has no mouse scrolls long lines by keyboard; a phone shows them whole, in further lines. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable (axe scrollable-region-focusable) */}
          <pre tabIndex={0} className={code}>
            <code translate="no">{lines}</code>
          </pre>
        </figure>
        <ul className="grid gap-4">
          {points.map(({ id, text }) => (
            <li key={id} className="flex gap-3">
              <CheckIcon className="mt-1 size-5 flex-none text-brand" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
