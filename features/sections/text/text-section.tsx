import { RichTextView } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { textFields } from "./section.ts";

export default function TextSection({
  id,
  values: { heading, body },
  place,
  level,
}: SectionProps<typeof textFields>) {
  const Heading = `h${level}` as const;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={heading && headingId}
      className={place === "page" ? "measure py-section" : "prose-part"}
    >
      {heading && (
        <Heading id={headingId} className={place === "page" ? "mb-6 text-title" : "prose-heading"}>
          {heading}
        </Heading>
      )}
      <RichTextView text={body} />
    </section>
  );
}
