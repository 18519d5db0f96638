import { useLanguage } from "#platform/language/use-language.ts";
import { later } from "#ui/later/later.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { hasNothingToShow } from "../nothing-to-show.ts";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { countdownFields } from "./section.ts";
import { TimeLeft } from "./time-left.tsx";

// A plain form: its code comes when somebody comes to it.
const emailForm = later(
  "email-form",
  () => import("#features/newsletter/email-form.tsx"),
  undefined,
  hasNothingToShow,
);

export default function CountdownSection({
  id,
  values: { heading, text, label, until, after, invitation },
  level,
}: SectionProps<typeof countdownFields>) {
  const { code } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="night blueprint-grid bg-night text-ink"
    >
      <div className="measure grid grid-cols-1 items-center gap-12 py-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16 lg:py-24">
        <div className="grid grid-cols-1 gap-6">
          <Heading
            id={`${id}-heading`}
            className={`text-balance ${level === 1 ? "text-display" : "text-title"}`}
          >
            {heading}
          </Heading>
          {text && <SoftText>{text}</SoftText>}
          <p>
            <span className="block text-ink-soft text-small">{label}</span>
            <time dateTime={until.iso} className="font-semibold text-blueprint text-title">
              {until.words}
            </time>
          </p>
          <TimeLeft day={until.iso} after={after} />
          <div className="grid grid-cols-1 gap-4 border-line border-t pt-6">
            <p>{invitation}</p>
            {emailForm}
          </div>
        </div>
        <DrawnPicture
          name={`coming-soon-${code}`}
          className="h-auto w-full max-w-sm justify-self-center max-lg:max-w-56"
        />
      </div>
    </section>
  );
}
