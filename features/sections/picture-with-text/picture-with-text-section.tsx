import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { RichTextView } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { PictureWithTextValues } from "./section.ts";

export default function PictureWithTextSection({
  id,
  values: { heading, body, picture, side },
  place,
  level,
}: SectionProps<PictureWithTextValues>) {
  const Heading = `h${level}` as const;
  const isWide = place === "page";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={isWide ? "measure py-section" : "prose-part"}
    >
      <div className={isWide ? "grid items-center gap-10 lg:grid-cols-2 lg:gap-16" : "grid gap-6"}>
        <div>
          <Heading id={`${id}-heading`} className={isWide ? "mb-6 text-title" : "prose-heading"}>
            {heading}
          </Heading>
          <RichTextView text={body} />
        </div>
        <Picture
          drawing={picture.drawing}
          alt={picture.alt}
          className={side === "left" ? "lg:order-first" : ""}
        />
      </div>
    </section>
  );
}

interface PictureProps {
  drawing: string;
  /** What it shows; absent for decoration. */
  alt: string | undefined;
  className: string;
}

function Picture({ drawing, alt, className }: PictureProps) {
  return (
    <figure className={`rounded-card border border-line bg-surface p-6 sm:p-10 ${className}`}>
      <DrawnPicture name={drawing} className="mx-auto h-auto w-full max-w-sm" />
      {alt && <figcaption className="sr-only">{alt}</figcaption>}
    </figure>
  );
}
