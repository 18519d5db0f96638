import type { ReactNode } from "react";
import { SoftText } from "./soft-text.tsx";

interface Props {
  /** Anchor of the section. */
  id: string;
  heading?: string | undefined;
  /** Its name for assistive technology where it has no heading; without both it is no landmark. */
  label?: string | undefined;
  text?: string | undefined;
  /** 1: it opens the page. */
  level?: 1 | 2;
  /** The ground it stands on; nothing said: the page's own. */
  className?: string;
  children: ReactNode;
}

/** A part of a page across its width, with a heading of its own; named by it for assistive technology. */
export function Section({ id, heading, label, text, level = 2, className = "", children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : label}
      className={className || "plain"}
    >
      <div className="measure py-section">
        {heading && (
          <div className="mb-10 grid max-w-3xl gap-4 lg:mb-14">
            <Heading id={`${id}-heading`} className={level === 1 ? "text-display" : "text-title"}>
              {heading}
            </Heading>
            {text && <SoftText>{text}</SoftText>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
