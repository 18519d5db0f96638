import { useLanguage } from "#platform/language/use-language.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { CallToActionValues, callToActionFields } from "./section.ts";

export default function CallToActionSection({
  id,
  values,
  level,
}: SectionProps<typeof callToActionFields>) {
  const { heading, text, lists, picture, caption } = values;
  const Heading = `h${level}` as const;
  const isPlain = !lists && !picture;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-asks
      className={`blueprint-grid border-line border-t ${isPlain ? "bg-brand-tint" : ""}`}
    >
      <div
        className={`measure grid items-center gap-12 py-section ${picture ? "lg:grid-cols-[1.5fr_1fr]" : ""}`}
      >
        <div
          className={`grid justify-items-start ${lists ? "gap-8" : "gap-6"} ${isPlain ? "lg:grid-cols-[1fr_auto] lg:items-end lg:gap-16" : ""}`}
        >
          <div className={`grid ${lists ? "gap-4" : "gap-6"}`}>
            <Heading id={`${id}-heading`} className="max-w-3xl text-title">
              {heading}
            </Heading>
            {text && <SoftText>{text}</SoftText>}
          </div>
          {lists && <Lists lists={lists} />}
          <TwoWaysView ways={values} />
        </div>
        {picture && <App caption={caption} />}
      </div>
    </section>
  );
}

function Lists({ lists }: { lists: NonNullable<CallToActionValues["lists"]> }) {
  return (
    <div className="grid w-full gap-8 sm:grid-cols-2">
      {lists.map(({ id, heading, items }) => (
        <div key={id} className="grid content-start gap-3">
          <h3 className="text-subtitle">{heading}</h3>
          <TickedList
            look="gap-2.5"
            items={items.map((item) => ({ id: item.id, what: item.text }))}
          />
        </div>
      ))}
    </div>
  );
}

function App({ caption }: Pick<CallToActionValues, "caption">) {
  const { code } = useLanguage();
  return (
    <figure className="grid justify-items-center gap-4">
      <DrawnPicture name={`coming-soon-${code}`} className="h-auto w-full max-w-sm" />
      {caption && (
        <figcaption className="font-medium text-ink-soft text-small">{caption}</figcaption>
      )}
    </figure>
  );
}
