import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { QuestionList } from "./question-list.tsx";
import type { QuestionsValues, questionsFields } from "./section.ts";

type Group = QuestionsValues["groups"][number];

/** The groups one below the other, where there are several with the way to each beside them. */
export default function QuestionsSection({
  id,
  values,
  place,
}: SectionProps<typeof questionsFields>) {
  const { heading, text, groups } = values;
  const named = groups.filter((group) => group.heading !== undefined);
  const isList = named.length > 1 && place === "page";
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      className={place === "page" ? "measure py-section" : "prose-part"}
    >
      {heading && (
        <h2 id={`${id}-heading`} className={place === "page" ? "mb-6 text-title" : "prose-heading"}>
          {heading}
        </h2>
      )}
      {text && <SoftText className="mb-8">{text}</SoftText>}
      <div className={isList ? "grid gap-12 lg:grid-cols-[15rem_1fr] lg:gap-20" : "max-w-3xl"}>
        {isList && <GroupLinks groups={named} />}
        <div className="grid min-w-0 gap-14">
          {groups.map((group) => (
            <QuestionGroup key={group.id} group={group} depth={heading ? 3 : 2} />
          ))}
        </div>
      </div>
    </section>
  );
}

function GroupLinks({ groups }: { groups: readonly Group[] }) {
  return (
    <ul className="content-start self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] print:hidden">
      {groups.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-line border-l-2 pl-4 text-ink-soft hover:border-brand hover:text-ink"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}

const headings = { 2: "h2", 3: "h3", 4: "h4" } as const;

function QuestionGroup({ group, depth }: { group: Group; depth: 2 | 3 }) {
  const Heading = headings[depth];
  const level = headings[group.heading ? ((depth + 1) as 3 | 4) : depth];
  return (
    <div id={group.id} className="min-w-0">
      {group.heading && <Heading className="mb-4 text-title">{group.heading}</Heading>}
      <QuestionList questions={group.questions} level={level} />
    </div>
  );
}
