import type { ReactNode } from "react";

interface Props {
  /** Anchor of the section. */
  id: string;
  heading: string;
  text?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page with a heading of its own; named by it for assistive technology. */
export function Section({ id, heading, text, className = "", children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <div className="measure py-section">
        <div className="mb-10 grid max-w-3xl gap-4 lg:mb-14">
          <h2 id={`${id}-heading`} className="text-title">
            {heading}
          </h2>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
