import EnquiryForm from "#features/messages/page/enquiry-form.tsx";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { enquiryFormFields } from "./section.ts";

export default function EnquiryFormSection({ id, values }: SectionProps<typeof enquiryFormFields>) {
  const { form, heading, text, next } = values;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-asks
      className="border-line border-y bg-surface"
    >
      <div className="group measure grid gap-10 py-section lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id={`${id}-heading`} className="text-title">
            {heading}
          </h2>
          {text && <SoftText>{text}</SoftText>}
          {next && next.length > 0 && (
            <ol className="mt-4 grid group-has-data-receipt:hidden gap-3 border-blueprint border-l-2 pl-5">
              {next.map((step) => (
                <li key={step.id}>{step.text}</li>
              ))}
            </ol>
          )}
        </div>
        <div className="rounded-card border border-line bg-paper p-5 has-data-receipt:border-brand has-data-receipt:bg-brand-tint sm:p-8">
          <EnquiryForm kind={form} />
        </div>
      </div>
    </section>
  );
}
