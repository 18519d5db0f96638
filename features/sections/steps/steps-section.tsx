import "./steps.css";
import { SocialLinks } from "#platform/content/social-links.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { StepsValues, stepsFields } from "./section.ts";

type Steps = StepsValues["steps"];

const grounds = {
  rail: "border-line border-y bg-surface",
  night: "night blueprint-grid bg-night text-ink",
  cards: "",
};

const numbered = (index: number) => String(index + 1).padStart(2, "0");

export default function StepsSection({ id, values, level }: SectionProps<typeof stepsFields>) {
  const { heading, text, look = "rail", steps, followHeading, followText } = values;
  if (look === "list") return <List {...{ id, heading, text, steps, level }} />;
  return (
    <Section {...{ id, heading, text, level }} className={grounds[look]}>
      {look === "cards" ? <Cards steps={steps} /> : <Rail steps={steps} />}
      {followHeading && <Follow heading={followHeading} text={followText} />}
    </Section>
  );
}

/** Drawings on a conveyor. */
function Rail({ steps }: { steps: Steps }) {
  return (
    <ol className="steps-rail grid gap-10 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:grid-rows-[repeat(4,auto)]">
      {steps.map(({ id, heading, text, drawing, note }, index) => (
        <li key={id} className="grid content-start gap-4 xl:row-span-4 xl:grid-rows-subgrid">
          <div>
            {drawing && (
              <ShownPicture
                picture={drawing}
                className="h-44 w-full"
                photo="h-44 w-full rounded-card"
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
              />
            )}
          </div>
          <p className="font-semibold text-blueprint text-small tabular-nums" aria-hidden="true">
            {numbered(index)}
          </p>
          <h3 className="text-subtitle">{heading}</h3>
          <p className="text-ink-soft">
            {text}
            {note && <span className="mt-2 block font-medium text-ink text-small">{note}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Cards({ steps }: { steps: Steps }) {
  return (
    <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ id, heading, text, drawing, note }, index) => (
        <li
          key={id}
          className="grid content-start gap-3 rounded-card border border-line bg-surface p-6 sm:max-lg:last:odd:col-span-2 lg:p-8"
        >
          {drawing && (
            <ShownPicture
              picture={drawing}
              className="mb-3 h-32 w-auto"
              photo="mb-3 aspect-video h-auto w-full rounded-card"
              sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
            />
          )}
          <p className="font-semibold text-blueprint text-small tabular-nums" aria-hidden="true">
            {numbered(index)}
          </p>
          <h3 className="text-subtitle">{heading}</h3>
          <SoftText>{text}</SoftText>
          {note && <p className="font-medium text-small">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

interface ListProps {
  id: string;
  heading: string;
  text: string | undefined;
  steps: Steps;
  level: 1 | 2;
}

/** Numbers down a line, the heading beside them. */
function List({ id, heading, text, steps, level }: ListProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="measure grid gap-10 py-section lg:grid-cols-[1fr_1.4fr] lg:gap-16"
    >
      <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
        <Heading id={`${id}-heading`} className="text-title">
          {heading}
        </Heading>
        {text && <SoftText>{text}</SoftText>}
      </div>
      <ol className="steps-line grid gap-8">
        {steps.map(({ id: step, heading, text, note }, index) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full border border-line bg-surface font-semibold text-blueprint tabular-nums"
            >
              {index + 1}
            </span>
            <div className="grid gap-2 pt-2">
              <h3 className="text-subtitle">{heading}</h3>
              <SoftText>{text}</SoftText>
              {note && <p className="font-medium text-small">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Follow({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <div className="mt-14 grid items-center gap-6 rounded-card bg-blueprint-tint p-4 min-[22.5rem]:p-6 sm:grid-cols-[1fr_auto] lg:p-8">
      <div className="grid gap-4">
        <h3 className="text-subtitle">{heading}</h3>
        {text && <SoftText>{text}</SoftText>}
        <SocialLinks label={heading} />
      </div>
      <DrawnPicture name="social" className="mx-auto h-40 w-auto" />
    </div>
  );
}
