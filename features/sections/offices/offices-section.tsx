import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { SectionProps } from "../section-props.ts";
import { TwoWaysView } from "../two-ways-view.tsx";
import { OfficeLines } from "./office-lines.tsx";
import type { officesFields } from "./section.ts";

/** Where the company's offices are; an office without a phone shows none. */
export default function OfficesSection({ id, values, level }: SectionProps<typeof officesFields>) {
  const Heading = `h${level}` as const;
  const t = useTranslations("contact");
  const { offices, contact } = useSite();
  const { opens, closes } = contact.officeHours;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-section">
      <Heading id={`${id}-heading`} className="mb-8 text-title">
        {values.heading}
      </Heading>
      <ul className="grid gap-8">
        {offices.map((office) => (
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
              <p className="text-ink-soft">
                <WholeWords>{t("officeHours", { opens, closes })}</WholeWords>
              </p>
              {/* With one office the way to it belongs into its card. */}
              {offices.length === 1 && <TwoWaysView ways={values} className="mt-5" />}
            </div>
          </li>
        ))}
      </ul>
      {offices.length > 1 && <TwoWaysView ways={values} className="mt-8" />}
    </section>
  );
}
