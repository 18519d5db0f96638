import type { ComponentType } from "react";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SiteLink } from "../rich-text-view.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { FeaturesValues, featuresFields } from "./section.ts";

type Items = FeaturesValues["items"];
type Item = Items[number];

export default function FeaturesSection({
  id,
  values,
  level,
}: SectionProps<typeof featuresFields>) {
  const { heading, text, look = "cards", items } = values;
  const Items = looks[look];
  return (
    <Section {...{ id, heading, text, level }}>
      <TwoWaysView ways={values} className="-mt-4 mb-12" />
      <Items items={items} />
    </Section>
  );
}

const looks: Record<NonNullable<FeaturesValues["look"]>, ComponentType<{ items: Items }>> = {
  cards: Cards,
  lead: Lead,
  grid: Grid,
  rows: Rows,
  list: List,
};

const tints = [
  "border border-transparent bg-brand-tint",
  "border border-transparent bg-blueprint-tint",
  "bg-surface border border-line",
];

function Cards({ items }: { items: Items }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {items.map(({ drawing, ...item }, index) => (
        <li
          key={item.id}
          className={`grid content-between gap-8 overflow-hidden rounded-card p-6 sm:grid-cols-2 sm:items-center lg:grid-cols-1 lg:p-8 ${tints[index % 3]}`}
        >
          <Words item={item} />
          {drawing && (
            <ShownPicture
              picture={drawing}
              className="mx-auto h-auto w-full max-w-xs"
              photo="aspect-4/3 h-auto w-full rounded-card"
              sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first card is as high as the two beside it. */
function Lead({ items }: { items: Items }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-[1.15fr_1fr]">
      {items.map(({ drawing, ...item }, index) => (
        <li
          key={item.id}
          className={`grid content-between gap-8 overflow-hidden rounded-card p-6 sm:grid-cols-2 sm:items-center lg:p-8 ${index === 0 ? "lg:row-span-2 lg:grid-cols-1 lg:content-between" : "lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[1fr] lg:items-start"} ${tints[index % 3]}`}
        >
          <Words item={item} />
          {drawing && (
            <ShownPicture
              picture={drawing}
              photo="aspect-4/3 h-auto w-full rounded-card"
              className={`mx-auto h-auto w-full max-w-xs ${index === 0 ? "lg:max-w-xl" : "lg:self-end"}`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Grid({ items }: { items: Items }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="border-line border-t pt-6 sm:max-lg:last:odd:col-span-2">
          {item.drawing && (
            <ShownPicture
              picture={item.drawing}
              className="mb-5 h-24 w-auto"
              photo="mb-5 aspect-video h-auto w-full rounded-card"
              sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
            />
          )}
          <Words item={item} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: { items: Items }) {
  return (
    <ul className="grid gap-14 lg:gap-20">
      {items.map((item, index) => (
        <li key={item.id} className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
          <Words item={item} />
          {item.drawing && (
            <div
              className={`overflow-hidden rounded-card bg-blueprint-tint p-8 has-[img]:p-0 ${index % 2 === 1 ? "md:order-first" : ""}`}
            >
              <ShownPicture
                picture={item.drawing}
                className="mx-auto h-auto w-full max-w-sm"
                photo="aspect-4/3 h-auto w-full"
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function List({ items }: { items: Items }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {items.map(({ id, heading, text }) => (
        <li key={id} className="flex gap-3">
          <CheckIcon className="mt-1 size-5 flex-none text-brand" />
          <div>
            <h3 className="font-semibold">{heading}</h3>
            {text && <SoftText>{text}</SoftText>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Words({ item: { heading, text, label, to } }: { item: Omit<Item, "drawing"> }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-subtitle">{heading}</h3>
      {text && <SoftText>{text}</SoftText>}
      {to && label && (
        <p>
          <SiteLink to={to} className="font-semibold text-brand underline underline-offset-4">
            {label}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
