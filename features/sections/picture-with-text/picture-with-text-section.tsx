import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { RichTextView } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { PictureWithTextValues } from "./section.ts";

export function PictureWithTextSection({
  id,
  values: { heading, body, picture, side },
  place,
}: SectionProps<PictureWithTextValues>) {
  const isWide = place === "page";
  const { drawing, alt } = picture;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={isWide ? "measure py-section" : "prose-part"}
    >
      <div className={isWide ? "grid items-center gap-10 lg:grid-cols-2 lg:gap-16" : "grid gap-6"}>
        <div>
          <h2 id={`${id}-heading`} className={isWide ? "mb-6 text-title" : "prose-heading"}>
            {heading}
          </h2>
          <RichTextView text={body} />
        </div>
        <div
          role={alt && "img"}
          aria-label={alt}
          className={`rounded-card border border-line bg-surface p-6 sm:p-10 ${side === "left" ? "lg:order-first" : ""}`}
        >
          <DrawnPicture name={drawing} className="mx-auto h-auto w-full max-w-sm" />
        </div>
      </div>
    </section>
  );
}
