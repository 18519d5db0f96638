import "./stage.css";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { StageParts } from "./stage-parts.ts";

type Points = StageParts["points"];

/** The product on a stage of its own, in the dark. */
export function ProductStage({ words, ways, drawing, points }: StageParts) {
  return (
    <div className="night blueprint-grid bg-night text-ink">
      <div className="measure grid justify-items-center gap-6 pt-section text-center">
        {words}
        {ways}
      </div>
      <ShownPicture
        picture={drawing}
        className="mx-auto mt-8 h-auto w-full max-w-xl px-6"
        photo="mx-auto mt-8 aspect-video h-auto w-full max-w-4xl sm:rounded-card"
        sizes="(min-width: 56rem) 56rem, 100vw"
        isFirst
      />
      <div className="measure pb-section">
        <PointRow points={points} />
      </div>
    </div>
  );
}

function PointRow({ points }: { points: Points }) {
  return (
    <ul
      className={`mt-10 grid gap-6 border-line border-t pt-8 empty:hidden lg:grid-cols-3 ${points.length % 3 === 0 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
    >
      {points.map((point) => (
        <Point key={point.id} point={point} />
      ))}
    </ul>
  );
}

function Point({ point: { heading, text } }: { point: Points[number] }) {
  return (
    <li className="grid content-start gap-1">
      <strong>{heading}</strong>
      {text && <span className="text-ink-soft">{text}</span>}
    </li>
  );
}

/** The app in the middle, and on both sides what it can do. */
export function AppStage({ words, ways, drawing, points }: StageParts) {
  const half = Math.ceil(points.length / 2);
  return (
    <div className="bg-brand-tint">
      <div className="measure grid justify-items-center gap-6 pt-section text-center">
        {words}
        {ways}
      </div>
      <div className="measure grid items-center gap-8 py-12 md:grid-cols-[1fr_1.2fr_1fr] lg:gap-12 lg:pb-20">
        <PointColumn points={points.slice(0, half)} className="md:text-right" />
        <ShownPicture
          picture={drawing}
          photo="aspect-4/5 h-auto w-full rounded-card max-md:order-first"
          isFirst
          className="mx-auto h-auto w-full max-w-md max-md:order-first"
        />
        <PointColumn points={points.slice(half)} />
      </div>
    </div>
  );
}

function PointColumn({ points, className = "" }: { points: Points; className?: string }) {
  return (
    <ul className={`grid gap-8 ${className}`}>
      {points.map((point) => (
        <Point key={point.id} point={point} />
      ))}
    </ul>
  );
}

/** Words as large as the page allows, the drawing in the corner that they leave. */
export function PosterStage({ words, ways, drawing, points }: StageParts) {
  return (
    <div className="overflow-hidden border-line border-b">
      <div className="measure relative grid gap-6 py-section">
        {words}
        <div className="grid items-end gap-10 lg:grid-cols-[1fr_1.1fr]">
          <div className="grid gap-6">
            {ways}
            <ul className="grid gap-1 text-ink-soft empty:hidden">
              {points.map(({ id, heading }) => (
                <li key={id}>{heading}</li>
              ))}
            </ul>
          </div>
          <ShownPicture
            picture={drawing}
            className="h-auto w-full max-w-xl justify-self-end"
            photo="aspect-4/3 h-auto w-full rounded-card"
            isFirst
          />
        </div>
      </div>
    </div>
  );
}
