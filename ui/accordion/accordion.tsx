import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/pictures/icons.tsx";

interface Props {
  /** Panels of one name: at most one is open, by the browser itself, also before React. */
  name: string;
  panels: readonly { key: string; title: string; content: ReactNode }[];
}

/** Titles that open their text; the first is open. */
export function Accordion({ name, panels }: Props) {
  return (
    <div className="accordion">
      {panels.map(({ key, title, content }, index) => (
        <details key={key} name={name} open={index === 0} className="accordion-panel">
          <summary>
            <h3>{title}</h3>
            <ChevronIcon className="accordion-mark size-5" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
