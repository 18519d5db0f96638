import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { useNumber } from "#platform/language/use-number.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { RichTextView, SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { useFacts } from "../use-facts.ts";
import type { AccordionValues, accordionFields } from "./section.ts";

const linkLook = "font-semibold text-brand underline decoration-1 underline-offset-4";

export default function AccordionSection({
  id,
  values,
  level,
}: SectionProps<typeof accordionFields>) {
  const { heading, text, panels, fact, label, to } = values;
  // The way on stands below the panels, not below the figure beside them.
  const column = (
    <div className={fact ? "min-w-0" : "max-w-4xl"}>
      <Accordion
        name={id}
        panels={panels.map(({ id: key, title, body, label, to }) => ({
          ...{ key, title },
          content: (
            <>
              <RichTextView text={body} />
              {to && label && (
                <p className="mt-3">
                  <SiteLink to={to} className={linkLook}>
                    {label}
                  </SiteLink>
                </p>
              )}
            </>
          ),
        }))}
      />
      {to && label && (
        <p className="mt-8">
          <SiteLink to={to} className={linkLook}>
            {label}
          </SiteLink>
        </p>
      )}
    </div>
  );
  return (
    <Section {...{ id, heading, text, level }}>
      {fact ? (
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
          {column}
          <Figure fact={fact} label={values.factLabel} drawing={values.factDrawing} />
        </div>
      ) : (
        column
      )}
    </Section>
  );
}

interface FigureProps {
  fact: NonNullable<AccordionValues["fact"]>;
  label: string | undefined;
  drawing: AccordionValues["factDrawing"];
}

/** One figure of the company; how satisfaction was found out is said with it. */
function Figure({ fact, label, drawing }: FigureProps) {
  const number = useNumber();
  const { code } = useLanguage();
  const value = useFacts()[fact];
  const { statistics } = useSite();
  const source = fact === "satisfaction" && statistics.satisfactionSource?.[code];
  return (
    <div className="grid content-between gap-6 rounded-card bg-brand-tint p-6 sm:p-8">
      {drawing && (
        <ShownPicture
          picture={drawing}
          className="mx-auto h-auto w-full max-w-sm"
          photo="aspect-4/3 h-auto w-full rounded-card"
        />
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-semibold text-brand ${drawing ? "text-subtitle" : "text-title"}`}>
          {fact === "satisfaction" ? number(value / 100, { style: "percent" }) : number(value)}
        </span>
        {label}
        {source && <span className="w-full text-ink-soft text-small">{source}</span>}
      </p>
    </div>
  );
}
