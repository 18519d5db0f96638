import "#ui/pictures/focus.css";
import { Suspense, useMemo } from "react";
import { later, laterWithId } from "#ui/later/later.tsx";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import type { Photo } from "#ui/pictures/photo.ts";
import { hasNothingToShow } from "../nothing-to-show.ts";
import { HeroScene } from "../pictures/hero-scene.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { HeroValues, heroFields } from "./section.ts";
import { TypedWords } from "./typed-words.tsx";

const dashboardPicture = later(
  "dashboard",
  () => import("../dashboard-picture.tsx"),
  undefined,
  hasNothingToShow,
);
const clientLogos = later("client-logos", () => import("./hero-logos.tsx"));

const formPlace = "hero-email";
const EmailForm = laterWithId<{ wants?: HeroValues["emailFor"] }>(
  formPlace,
  () => import("#features/newsletter/email-form.tsx"),
  hasNothingToShow,
);

const picturePlace = "hero-picture";
const HeroPicture = laterWithId<{ picture: string | Photo; className: string }>(
  picturePlace,
  () => import("./hero-picture.tsx"),
  hasNothingToShow,
);

const beside = "items-center lg:grid-cols-[1.05fr_1fr] lg:pt-16";
const looks = {
  beside: { ground: "border-line border-b", grid: beside, words: "", picture: "" },
  centred: {
    ground: "border-line border-b",
    grid: "justify-items-center text-center lg:pt-20",
    words: "max-w-4xl justify-items-center",
    picture: "max-w-2xl",
  },
  night: { ground: "night bg-night text-ink", grid: beside, words: "", picture: "" },
};

export default function HeroSection({ id, values, level }: SectionProps<typeof heroFields>) {
  const { look = "beside", drawing, dashboard, logos } = values;
  const { ground, grid, picture } = looks[look];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`blueprint-grid overflow-hidden ${ground}`}
    >
      <div className={`measure grid grid-cols-1 gap-10 pt-8 pb-12 ${grid}`}>
        <Words id={id} values={values} level={level} />
        {drawing && <Drawing picture={drawing} className={`h-auto w-full ${picture}`} />}
      </div>
      {dashboard && <div className="measure pb-12">{dashboardPicture}</div>}
      {logos && <div className="measure pb-12">{clientLogos}</div>}
    </section>
  );
}

/** The factory moves in by its parts; other pictures stand still. */
function Drawing({ picture, className }: { picture: string | Photo; className: string }) {
  const other = useMemo(() => <HeroPicture {...{ picture, className }} />, [picture, className]);
  if (picture === "hero") return <HeroScene className={className} />;
  return (
    <div id={picturePlace} className="contents">
      <Suspense>{other}</Suspense>
    </div>
  );
}

function Words({
  id,
  values,
  level,
}: Pick<SectionProps<typeof heroFields>, "id" | "values" | "level">) {
  const { heading, text, look = "beside", kicker, typed, withEmail, points } = values;
  const Heading = `h${level}` as const;
  const emailForm = useMemo(() => <EmailForm wants={values.emailFor} />, [values.emailFor]);
  return (
    <div className={`grid grid-cols-1 gap-5 ${looks[look].words}`}>
      {kicker && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-blueprint text-subtitle">
          <span>{kicker}</span>
          {typed && typed.length > 0 && <TypedWords typed={typed} to={values.typedTo} />}
        </p>
      )}
      <Heading id={`${id}-heading`} className="text-display">
        {heading}
      </Heading>
      {text && <SoftText className="text-balance">{text}</SoftText>}
      {withEmail ? (
        <>
          <div id={formPlace}>
            <Suspense>{emailForm}</Suspense>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <TwoWaysView ways={values} className="max-sm:w-full" hasArrow />
            <Points points={points} />
          </div>
        </>
      ) : (
        <>
          <TwoWaysView ways={values} />
          <Points points={points} />
        </>
      )}
    </div>
  );
}

function Points({ points = [] }: Pick<HeroValues, "points">) {
  if (points.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {points.map(({ id, text }) => (
        <li key={id} className="flex items-center gap-2 font-medium text-small">
          <CheckIcon className="size-5 flex-none text-brand" />
          {text}
        </li>
      ))}
    </ul>
  );
}
