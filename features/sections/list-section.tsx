import type { ReactNode } from "react";
import { SoftText } from "./soft-text.tsx";

interface Props {
  id: string;
  heading: string | undefined;
  text: string | undefined;
  /** Names it where no heading does. */
  label: string;
  /** Said while there is nothing to list. */
  none: string;
  isEmpty: boolean;
  /** Its content spans the page and brings its own measure. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a section that lists entries: its heading, and a sentence where the list is empty. */
export function ListSection({ id, heading, text, label, none, isEmpty, isWide, children }: Props) {
  const isMeasured = isEmpty || !isWide;
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : label}
      className={isMeasured ? "measure py-section" : undefined}
    >
      {(heading || text) && (
        <div className={`mb-10 grid max-w-3xl gap-4 ${isMeasured ? "" : "measure pt-section"}`}>
          {heading && (
            <h2 id={`${id}-heading`} className="text-title">
              {heading}
            </h2>
          )}
          {text && <SoftText>{text}</SoftText>}
        </div>
      )}
      {isEmpty ? (
        <p className="rounded-card border border-line bg-surface p-6 text-ink-soft lg:p-8">
          {none}
        </p>
      ) : (
        children
      )}
    </section>
  );
}
