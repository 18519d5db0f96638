import { RichTextView } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { TextValues } from "./section.ts";

export default function TextSection({
  id,
  values: { heading, body },
  place,
}: SectionProps<TextValues>) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={heading && headingId}
      className={place === "page" ? "measure py-section" : "prose-part"}
    >
      {heading && (
        <h2 id={headingId} className={place === "page" ? "mb-6 text-title" : "prose-heading"}>
          {heading}
        </h2>
      )}
      <RichTextView text={body} />
    </section>
  );
}
