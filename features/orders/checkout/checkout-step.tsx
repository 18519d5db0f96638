import type { ReactNode } from "react";

interface Props {
  number: number;
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}

/** One of the four steps; all of them are on the page, so back and forth lose nothing. */
export function CheckoutStep({ number, id, heading, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-step`} className="scroll-mt-32">
      <h2
        id={`${id}-step`}
        className="mb-5 flex items-baseline gap-4 border-line border-b pb-3 text-title"
      >
        <span aria-hidden="true" className="text-blueprint tabular-nums">
          {number}
        </span>
        {heading}
      </h2>
      {text && <p className="mb-5 text-ink-soft">{text}</p>}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
