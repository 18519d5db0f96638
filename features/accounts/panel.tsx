import { type ReactNode, useId } from "react";

interface Props {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A part of an account's page, with a heading of its own. */
export function Panel({ heading, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-1.5">
        <h2 id={id} className="text-subtitle">
          {heading}
        </h2>
        {text && <p className="text-ink-soft text-small">{text}</p>}
      </div>
      {children}
    </section>
  );
}
