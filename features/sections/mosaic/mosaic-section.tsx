import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { MosaicValues, mosaicFields } from "./section.ts";

const tones: Record<NonNullable<MosaicValues["tiles"][number]["tone"]>, string> = {
  plain: "border border-line bg-surface",
  green: "border border-transparent bg-brand-tint",
  blue: "border border-transparent bg-blueprint-tint",
  night: "night border border-line bg-night text-ink",
};

export default function MosaicSection({ id, values, level }: SectionProps<typeof mosaicFields>) {
  const { heading, text, tiles } = values;
  const Heading = heading ? "h3" : "h2";
  const narrow = tiles.filter(({ wide }) => !wide);
  // In two columns the last one of an odd number would leave a hole beside it.
  const lone = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  return (
    <Section id={id} heading={heading} text={text} level={level}>
      <ul className="grid grid-flow-dense gap-5 md:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ id, heading, text, drawing, wide, tone = "plain" }) => (
          <li
            key={id}
            className={`grid gap-6 overflow-hidden rounded-card p-6 lg:p-8 ${tones[tone]} ${drawing ? "content-between" : "blueprint-grid md:min-h-56"} ${wide ? "md:col-span-2 md:grid-cols-2" : ""} ${id === lone?.id ? "md:max-lg:col-span-2" : ""}`}
          >
            <div
              className={`grid grid-cols-1 gap-3 ${drawing ? "content-start" : "content-between"}`}
            >
              <Heading
                className={`wrap-anywhere ${drawing ? "text-subtitle" : "text-[clamp(1.5rem,1rem+1.4vw,2.75rem)] leading-[1.15]"}`}
              >
                {heading}
              </Heading>
              {text && <SoftText>{text}</SoftText>}
            </div>
            {drawing && (
              <ShownPicture
                picture={drawing}
                photo="aspect-4/3 h-auto w-full rounded-card"
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                className={`mx-auto h-auto w-full max-w-[14rem] ${wide ? "md:max-w-xs" : ""}`}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
