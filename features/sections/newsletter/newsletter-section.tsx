import EmailForm from "#features/newsletter/email-form.tsx";
import { WholeWords } from "#platform/language/whole-words.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { newsletterFields } from "./section.ts";

export default function NewsletterSection({
  id,
  values: { heading, text },
  level,
}: SectionProps<typeof newsletterFields>) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-section">
      <div className="grid items-center gap-8 rounded-card bg-brand-tint p-6 sm:p-10 lg:grid-cols-2 lg:gap-16 lg:p-14">
        <div className="grid gap-3">
          <Heading id={`${id}-heading`} className="text-title">
            <WholeWords>{heading}</WholeWords>
          </Heading>
          {text && <SoftText>{text}</SoftText>}
        </div>
        <EmailForm />
      </div>
    </section>
  );
}
