import { buttonLook } from "#ui/button/button-look.ts";
import { SiteLink } from "../rich-text-view.tsx";
import type { SectionProps } from "../section-props.ts";
import type { CallToActionValues } from "./section.ts";

export default function CallToActionSection({
  id,
  values,
  level,
}: SectionProps<CallToActionValues>) {
  const { heading, text, label, to, secondLabel, secondTo } = values;
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="blueprint-grid border-line border-t"
    >
      <div className="measure grid justify-items-start gap-6 py-section">
        <Heading id={`${id}-heading`} className="max-w-3xl text-title">
          {heading}
        </Heading>
        {text && <p className="text-ink-soft">{text}</p>}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {to && (
            <SiteLink to={to} className={buttonLook("primary")}>
              {label}
            </SiteLink>
          )}
          {secondTo && secondLabel && (
            <SiteLink to={secondTo} className={buttonLook("secondary")}>
              {secondLabel}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
}
