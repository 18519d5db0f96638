import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { ListSection } from "../list-section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { saasFeaturesListFields } from "./section.ts";

/** Of eight, so that four columns come out even. */
const wide = [0, 5, 6, 7];

/** A grid without gaps, as on a drawing sheet; some are twice as wide. */
export default function SaasFeaturesSection({
  id,
  values,
}: SectionProps<typeof saasFeaturesListFields>) {
  const t = useTranslations("software");
  const to = useLocalizedPath();
  const { heading, text, features } = values;
  const Heading = heading ? "h3" : "h2";
  return (
    <ListSection
      {...{ id, heading, text }}
      label={t("features")}
      none={t("none")}
      isEmpty={features.length === 0}
    >
      <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ entry, path, title, description, values: { drawing } }, index) => {
          const isWide = wide.includes(index % 8);
          return (
            <li
              key={entry}
              className={`border-line border-r border-b ${isWide ? "sm:col-span-2 sm:bg-surface" : ""}`}
            >
              <article
                className={`relative grid h-full items-center gap-6 p-6 lg:p-8 ${isWide ? "sm:grid-cols-2" : "content-start"}`}
              >
                <ShownPicture
                  picture={drawing as string | Photo}
                  photo={`aspect-4/3 h-auto w-full rounded-card ${isWide ? "sm:order-last" : ""}`}
                  sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                  className={
                    isWide
                      ? "h-40 w-auto sm:order-last sm:mx-auto sm:h-auto sm:w-full sm:max-w-xs"
                      : "h-40 w-auto"
                  }
                />
                <div className="grid gap-3">
                  <Heading
                    className={
                      isWide ? "text-subtitle sm:text-title" : "font-semibold text-subtitle"
                    }
                  >
                    <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
                      {title}
                    </Link>
                  </Heading>
                  <SoftText>{description}</SoftText>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </ListSection>
  );
}
