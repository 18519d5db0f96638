import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { OfficeLines } from "../offices/office-lines.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { findUsFields } from "./section.ts";

/** A large drawn map with the offices on a sheet over its edge. */
export default function FindUsSection({ id, values }: SectionProps<typeof findUsFields>) {
  const t = useTranslations("contact");
  const site = useSite();
  const { heading, text, map, note, ways } = values;
  const { opens, closes } = site.contact.officeHours;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-line border-y bg-surface">
      <div className="measure grid gap-10 py-section">
        <div className="grid max-w-3xl gap-4">
          <h2 id={`${id}-heading`} className="text-title">
            {heading}
          </h2>
          {text && <SoftText>{text}</SoftText>}
        </div>
        <div className="grid items-end lg:grid-cols-[1.7fr_1fr]">
          <figure className="overflow-hidden rounded-card bg-blueprint-tint lg:col-span-2 lg:col-start-1 lg:row-start-1">
            <DrawnPicture name="map-eskisehir" className="h-auto w-full" />
            <figcaption className="sr-only">{map}</figcaption>
          </figure>
          <ul className="-mt-6 mx-4 grid gap-5 lg:col-start-2 lg:row-start-1 lg:mx-8 lg:mb-8">
            {site.offices.map((office) => (
              <li
                key={office.key}
                className="grid gap-1 rounded-card border border-line bg-surface p-6 shadow-float"
              >
                <OfficeLines office={office} />
                <p className="text-ink-soft text-small">{t("officeHours", { opens, closes })}</p>
              </li>
            ))}
          </ul>
        </div>
        {note && <SoftText className="text-small">{note}</SoftText>}
        {ways && ways.length > 0 && (
          <dl className="grid gap-6 md:grid-cols-3">
            {ways.map((way) => (
              <div key={way.id} className="border-blueprint border-t-2 pt-4">
                <dt className="font-semibold">{way.name}</dt>
                <dd className="text-ink-soft">{way.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
