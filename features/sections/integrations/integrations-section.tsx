import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Filter } from "#ui/filter/filter.tsx";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { DottedList } from "../dotted-list.tsx";
import { type IntegrationSort, integrationSorts } from "../integration-sorts.ts";
import { ListSection } from "../list-section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { integrationsFields } from "./section.ts";

type Integration = EntryCard & {
  values: { sort: IntegrationSort; drawing: string | Photo; standards: string };
};

/** Small cards with picture and standard; a choice above says which sort is shown (ui/filter). */
export default function IntegrationsSection({
  id,
  values,
}: SectionProps<typeof integrationsFields>) {
  const t = useTranslations("software");
  const { heading, text } = values;
  const all = values.integrations as readonly Integration[];
  const sorts = integrationSorts.filter((sort) => all.some((each) => each.values.sort === sort));
  return (
    <ListSection
      {...{ id, heading, text }}
      label={t("integrations")}
      none={t("none")}
      isEmpty={all.length === 0}
    >
      <div className="filtered grid gap-8">
        <Filter
          name="sort"
          of="filter"
          label={t("sort")}
          choices={[t("all"), ...sorts.map((sort) => t(`sorts.${sort}`))]}
        />
        <ul className="grid gap-5 md:grid-cols-2">
          {all.map((each) => (
            <li key={each.entry} data-in={sorts.indexOf(each.values.sort) + 1}>
              <IntegrationCard integration={each} level={heading ? "h3" : "h2"} />
            </li>
          ))}
        </ul>
      </div>
    </ListSection>
  );
}

interface CardProps {
  integration: Integration;
  level: "h2" | "h3";
}

function IntegrationCard({ integration, level: Heading }: CardProps) {
  const t = useTranslations("software");
  const to = useLocalizedPath();
  const { path, title, description, values } = integration;
  return (
    <article className="relative grid h-full content-start items-start gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-6 transition-colors duration-200 hover:border-edge min-[30rem]:grid-cols-[7.5rem_1fr] md:max-lg:grid-cols-1">
      <ShownPicture
        picture={values.drawing}
        className="h-auto w-30"
        photo="aspect-square h-auto w-30 rounded-control"
        sizes="7.5rem"
      />
      <div className="grid gap-2">
        <p className="font-semibold text-blueprint text-small">{t(`sorts.${values.sort}`)}</p>
        <Heading className="font-semibold text-subtitle">
          <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
            {title}
          </Link>
        </Heading>
        <SoftText>{description}</SoftText>
        <DottedList className="mt-1 text-ink-soft text-small">{values.standards}</DottedList>
      </div>
    </article>
  );
}
