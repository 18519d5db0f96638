import { Link } from "react-router";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SampleLabel } from "../sample-label.tsx";
import { useFieldWords } from "../use-field-words.ts";
import type { CaseCard } from "./case-card.ts";

interface Props {
  cases: readonly CaseCard[];
  level: "h2" | "h3";
}

const grounds = ["bg-blueprint-tint", "bg-brand-tint", "bg-surface"];

/** Cards of different heights, packed like stones: a picture, or the figure alone. */
export function CasesMasonry({ cases, level: Heading }: Props) {
  const t = useFieldWords();
  const to = useLocalizedPath();
  return (
    <ul className="gap-5 sm:columns-2 xl:columns-3">
      {cases.map(({ entry, path, title, sample, values }, index) => (
        <li key={entry} className="break-inside-avoid pb-5">
          <article
            className={`relative grid gap-4 overflow-hidden rounded-card border border-line p-6 transition-colors duration-200 hover:border-edge ${grounds[index % 3]}`}
          >
            {index % 3 !== 2 && (
              <ShownPicture
                picture={values.drawing}
                photo={`-mx-6 -mt-6 w-[calc(100%+3rem)] max-w-none ${index % 3 === 0 ? "h-72" : "h-48"}`}
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                className={`mx-auto w-auto ${index % 3 === 0 ? "h-64" : "h-44"}`}
              />
            )}
            <p
              className={`font-semibold text-blueprint ${index % 3 === 2 ? "text-[clamp(2.25rem,1.5rem+2vw,3.25rem)] leading-none" : "text-title"}`}
            >
              {values.figure}
              <span className="block font-normal text-ink text-small">{values.figureLabel}</span>
            </p>
            <Heading className="font-semibold text-subtitle">
              <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
                {title}
              </Link>
            </Heading>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-small">
              <p>
                {values.customer}&nbsp;· {t(values.field)}
              </p>
              {sample && <SampleLabel isOnTint={index % 3 === 0} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
