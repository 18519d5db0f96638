import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ListSection } from "../list-section.tsx";
import { SampleLabel } from "../sample-label.tsx";
import type { SectionProps } from "../section-props.ts";
import { Speaker } from "../speaker.tsx";
import type { storiesFields } from "./section.ts";

type Story = EntryCard & {
  values: {
    person: string;
    role: string;
    company: string;
    quotation: string;
    figure: string;
    figureLabel: string;
  };
};

/** The first as large as the page allows, the others beside each other. */
export default function StoriesSection({ id, values }: SectionProps<typeof storiesFields>) {
  const t = useTranslations("work");
  const { heading, text, none } = values;
  const [first, ...others] = values.stories as readonly Story[];
  return (
    <ListSection {...{ id, heading, text, none }} label={t("stories")} isEmpty={!first}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {first && (
          <li className="lg:col-span-3">
            <FirstStory story={first} />
          </li>
        )}
        {others.map((story) => (
          <li key={story.entry}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

function FirstStory({ story }: { story: Story }) {
  const { path, sample, values } = story;
  const to = useLocalizedPath();
  return (
    <article className="night relative grid gap-10 rounded-card border border-line bg-night p-6 text-ink sm:p-10 lg:grid-cols-[2fr_1fr] lg:p-14">
      <figure className="grid content-between gap-8">
        <blockquote className="text-balance text-title">
          <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
            {values.quotation}
          </Link>
        </blockquote>
        <Speaker values={values} />
      </figure>
      <div className="grid content-end justify-items-start gap-3 border-line lg:border-l lg:pl-10">
        {sample && <SampleLabel />}
        <p className="font-semibold text-brand text-display">{values.figure}</p>
        <p className="text-ink-soft">{values.figureLabel}</p>
      </div>
    </article>
  );
}

function StoryCard({ story }: { story: Story }) {
  const { path, sample, values } = story;
  const to = useLocalizedPath();
  return (
    <article className="relative flex h-full flex-col gap-6 rounded-card border border-line bg-surface p-6 transition-colors duration-200 hover:border-edge lg:p-8">
      <div className="grid justify-items-start gap-2">
        {sample && <SampleLabel />}
        <p className="font-semibold text-blueprint text-title">{values.figure}</p>
        <p className="text-ink-soft text-small">{values.figureLabel}</p>
      </div>
      <figure className="flex grow flex-col gap-6">
        <blockquote className="grow text-balance text-subtitle">
          <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
            {values.quotation}
          </Link>
        </blockquote>
        <Speaker values={values} />
      </figure>
    </article>
  );
}
