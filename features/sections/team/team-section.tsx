import { Link } from "react-router";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SampleLabel } from "../sample-label.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { teamFields } from "./section.ts";

export default function TeamSection({ id, values }: SectionProps<typeof teamFields>) {
  const { heading, text, people, none } = values;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-section">
      <div className="mb-10 grid max-w-3xl gap-4">
        <h2 id={`${id}-heading`} className="text-title">
          {heading}
        </h2>
        {text && people.length > 0 && <SoftText>{text}</SoftText>}
      </div>
      {people.length === 0 ? (
        <p className="max-w-3xl rounded-card border border-line bg-surface p-6 text-subtitle lg:p-8">
          {none}
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {people.map((person) => (
            <li key={person.entry} className="group">
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** All of it leads to the person's page. */
function PersonCard({ person }: { person: EntryCard }) {
  const to = useLocalizedPath();
  const { role, portrait } = person.values as { role: string; portrait: string | Photo };
  return (
    <article className="relative grid gap-4">
      <div className="grid place-items-center overflow-hidden rounded-card bg-blueprint-tint px-6 pt-8 group-even:bg-brand-tint has-[img]:p-0">
        <ShownPicture
          picture={portrait}
          className="h-48 w-auto"
          photo="h-56 w-full"
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
        />
      </div>
      <div className="grid gap-1">
        {person.sample && <SampleLabel />}
        <h3 className="text-subtitle">
          <Link to={to(person.path)} className="after:absolute after:inset-0 hover:text-brand">
            {person.title}
          </Link>
        </h3>
        <p className="font-medium">{role}</p>
        <SoftText className="text-small">{person.description}</SoftText>
      </div>
    </article>
  );
}
