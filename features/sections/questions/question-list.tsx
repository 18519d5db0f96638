import { ChevronIcon } from "#ui/pictures/icons.tsx";
import { RichTextView } from "../rich-text-view.tsx";
import type { QuestionsValues } from "./section.ts";

type Question = QuestionsValues["groups"][number]["questions"][number];

interface Props {
  questions: readonly Question[];
  /** The level below the heading that stands above them. */
  level: "h2" | "h3" | "h4";
}

/** Questions, each with its answer behind it. An anchor inside of a closed answer opens it, by the browser itself. */
export function QuestionList({ questions, level: Heading }: Props) {
  return (
    <div className="accordion">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="accordion-panel">
          <summary>
            <Heading className="min-w-0 hyphens-auto">{question}</Heading>
            <ChevronIcon className="accordion-mark size-5" />
          </summary>
          <div id={id} className="accordion-content scroll-mt-40">
            <RichTextView text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
