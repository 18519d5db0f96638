import { CheckIcon, CloseIcon } from "#ui/pictures/icons.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { twoListsFields } from "./section.ts";

/** Two sheets side by side. What the signs mean is said by the headings. */
export default function TwoListsSection({ id, values }: SectionProps<typeof twoListsFields>) {
  const { heading, text, doHeading, does, dontHeading, donts } = values;
  const lists = [
    { heading: doHeading, items: does, Icon: CheckIcon, look: "text-brand" },
    { heading: dontHeading, items: donts, Icon: CloseIcon, look: "text-error" },
  ];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-line border-y bg-surface">
      <div className="measure py-section">
        <h2 id={`${id}-heading`} className="max-w-3xl text-title">
          {heading}
        </h2>
        {text && <SoftText className="mt-4">{text}</SoftText>}
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          {lists.map(({ heading, items, Icon, look }) => (
            <div key={heading} className="rounded-card border border-line bg-paper p-6 lg:p-8">
              <h3 className="mb-5 text-subtitle">{heading}</h3>
              <ul className="grid gap-3">
                {items.map((item) => (
                  <li key={item.id} className="flex gap-3">
                    <Icon className={`mt-1 size-5 flex-none ${look}`} />
                    {item.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
