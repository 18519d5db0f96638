import type { ComponentType } from "react";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { TwoWaysView } from "../two-ways-view.tsx";
import { AppStage, PosterStage, ProductStage } from "./large-stages.tsx";
import type { StageValues, stageFields } from "./section.ts";
import type { StageParts } from "./stage-parts.ts";

export default function StageSection({ id, values, level }: SectionProps<typeof stageFields>) {
  const { eyebrow, heading, text, look, drawing, points = [] } = values;
  const Heading = `h${level}` as const;
  const Look = looks[look];
  const words = (
    <>
      {eyebrow && <p className="font-semibold text-blueprint">{eyebrow}</p>}
      <Heading
        id={`${id}-heading`}
        className={look === "poster" ? "stage-poster-heading" : "text-display"}
      >
        {heading}
      </Heading>
      {text && <SoftText className="max-w-2xl">{text}</SoftText>}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Look words={words} ways={<TwoWaysView ways={values} />} drawing={drawing} points={points} />
    </section>
  );
}

function SplitStage({ words, ways, drawing, points }: StageParts) {
  return (
    <div className="blueprint-grid border-line border-b">
      <div className="measure grid items-center gap-10 py-section lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div className="grid gap-6">
          {words}
          {ways}
          <ul className="mt-2 grid gap-2 empty:hidden">
            {points.map(({ id, heading }) => (
              <li key={id} className="border-brand border-l-2 pl-4">
                {heading}
              </li>
            ))}
          </ul>
        </div>
        <ShownPicture
          picture={drawing}
          className="mx-auto h-auto w-full max-w-lg"
          photo="aspect-4/3 h-auto w-full rounded-card"
          isFirst
        />
      </div>
    </div>
  );
}

function CentredStage({ words, ways, drawing }: StageParts) {
  return (
    <div className="bg-surface">
      <div className="measure grid justify-items-center gap-6 py-section text-center">
        {words}
        {ways}
        <div className="mt-6 w-full overflow-hidden rounded-card bg-blueprint-tint p-8 has-[img]:p-0 lg:p-14 lg:has-[img]:p-0">
          <ShownPicture
            picture={drawing}
            className="mx-auto h-auto w-full max-w-md"
            photo="aspect-video h-auto w-full"
            sizes="(min-width: 80rem) 76rem, 100vw"
            isFirst
          />
        </div>
      </div>
    </div>
  );
}

const looks: Record<StageValues["look"], ComponentType<StageParts>> = {
  split: SplitStage,
  centred: CentredStage,
  product: ProductStage,
  app: AppStage,
  poster: PosterStage,
};
