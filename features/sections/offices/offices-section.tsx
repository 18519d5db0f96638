import { useSite } from "#platform/content/shell-provider.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { SectionProps } from "../section-props.ts";
import { OfficeLines } from "./office-lines.tsx";
import type { OfficesValues } from "./section.ts";

/** Where the company's offices are; an office without a phone shows none. */
export default function OfficesSection({
  id,
  values: { heading },
  level,
}: SectionProps<OfficesValues>) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-section">
      <Heading id={`${id}-heading`} className="mb-8 text-title">
        {heading}
      </Heading>
      <ul className="grid gap-8">
        {useSite().offices.map((office) => (
          <li
            key={office.key}
            id={`office-${office.key}`}
            className="grid items-center overflow-hidden rounded-card border border-line bg-surface md:grid-cols-2"
          >
            {office.image && (
              <div
                className={`h-full bg-blueprint-tint ${typeof office.image === "string" ? "p-6" : ""}`}
              >
                <ShownPicture
                  picture={office.image}
                  className="mx-auto h-auto w-full max-w-md"
                  photo="aspect-video h-full w-full"
                />
              </div>
            )}
            <div className="grid gap-1 p-6 md:p-8">
              <OfficeLines office={office} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
