import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { RichTextView } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { PictureWithTextValues, pictureWithTextFields } from "./section.ts";

export default function PictureWithTextSection({
  id,
  values: { heading, body, picture, side },
  place,
  level,
}: SectionProps<typeof pictureWithTextFields>) {
  const Heading = `h${level}` as const;
  const isWide = place === "page";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={isWide ? "measure py-section" : "prose-part"}
    >
      <div className={isWide ? "grid items-center gap-10 md:grid-cols-2 lg:gap-16" : "grid gap-6"}>
        <div>
          <Heading id={`${id}-heading`} className={isWide ? "mb-6 text-title" : "prose-heading"}>
            {heading}
          </Heading>
          <RichTextView text={body} />
        </div>
        <Picture picture={picture} className={side === "left" ? "md:order-first" : ""} />
      </div>
    </section>
  );
}

interface PictureProps {
  picture: PictureWithTextValues["picture"];
  className: string;
}

/** What a drawing shows is said below it; an uploaded picture says it itself. */
function Picture({ picture: { drawing, alt, decorative }, className }: PictureProps) {
  return (
    <figure
      className={`overflow-hidden rounded-card border border-line bg-surface p-6 has-[img]:p-0 sm:p-10 sm:has-[img]:p-0 ${className}`}
    >
      <ShownPicture
        picture={drawing}
        className="mx-auto h-auto w-full max-w-sm"
        photo="h-auto w-full"
        alt={decorative ? "" : alt}
      />
      {alt && typeof drawing === "string" && <figcaption className="sr-only">{alt}</figcaption>}
    </figure>
  );
}
