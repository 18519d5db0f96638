import { useTranslations } from "use-intl";
import { useNumber } from "#platform/language/use-number.ts";
import { Counter } from "#ui/counter/counter.tsx";
import { useMotion } from "#ui/motion/motion.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { useFacts } from "../use-facts.ts";
import type { StatisticsValues, statisticsFields } from "./section.ts";

const lists = {
  row: "grid-cols-2 border-line border-t pt-10 md:grid-cols-4",
  under: "grid-cols-2 border-line border-t pt-10 md:grid-cols-4",
  cards: "sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]",
  side: "grid-cols-2 lg:pt-2 [&:has(>:nth-child(3):last-child)]:md:grid-cols-3",
};

export default function StatisticsSection({
  id,
  values: { heading, text, look = "row", figures },
  level,
}: SectionProps<typeof statisticsFields>) {
  const t = useTranslations("statistics");
  const shown = <Figures figures={figures} look={look} />;
  if (look !== "side" || !heading)
    return (
      <Section
        {...{ id, heading, text, level }}
        label={t("heading")}
        className={look === "under" ? "plain mt-[calc(3.5rem-var(--spacing-section))]" : ""}
      >
        {shown}
      </Section>
    );
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-line border-y bg-surface">
      <div className="measure grid gap-10 py-section lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4">
          <Heading id={`${id}-heading`} className="text-title">
            {heading}
          </Heading>
          {text && <SoftText>{text}</SoftText>}
        </div>
        {shown}
      </div>
    </section>
  );
}

function Figures({
  figures,
  look,
}: {
  figures: StatisticsValues["figures"];
  look: keyof typeof lists;
}) {
  const t = useTranslations("statistics");
  const number = useNumber();
  const moving = useMotion();
  const facts = useFacts();
  return (
    <dl className={`grid gap-x-6 ${look === "cards" ? "gap-y-5" : "gap-y-10"} ${lists[look]}`}>
      {figures.map(({ id, fact, value = 0, label, percent, atLeast }) => (
        <div
          key={id}
          className={`flex flex-col-reverse justify-end gap-1 ${look === "cards" ? "rounded-card border border-line bg-surface p-6" : ""}`}
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold text-blueprint text-title">
            <Counter
              target={fact ? facts[fact] : value}
              moving={moving}
              againLabel={t("again")}
              write={(counted) => {
                const written = percent
                  ? number(counted / 100, { style: "percent" })
                  : number(counted);
                return atLeast ? t("atLeast", { value: written }) : written;
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
