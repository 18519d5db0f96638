import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { CaseCard } from "./case-card.ts";
import { CasesList } from "./cases-list.tsx";
import { CasesMasonry } from "./cases-masonry.tsx";
import { CasesShowcase } from "./cases-showcase.tsx";
import type { casesFields } from "./section.ts";

const looks = { masonry: CasesMasonry, showcase: CasesShowcase, list: CasesList };

export default function CasesSection({ id, values }: SectionProps<typeof casesFields>) {
  const t = useTranslations("work");
  const { heading, text, look, cases, none } = values;
  const Look = looks[look];
  const cards = cases as readonly CaseCard[];
  return (
    <ListSection
      {...{ id, heading, text, none }}
      label={t("cases")}
      isEmpty={cards.length === 0}
      isWide={look === "showcase"}
    >
      <Look cases={cards} level={heading ? "h3" : "h2"} />
    </ListSection>
  );
}
