import type { ReactNode } from "react";
import { LineBreaks } from "./line-breaks.tsx";

/** A name and what stands beside it; an empty value is shown as a dash. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts about one thing, name by name. */
export function Facts({ facts, raw = false }: { facts: readonly Fact[]; raw?: boolean }) {
  return (
    <dl className={raw ? "admin-facts admin-raw" : "admin-facts"}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === "string" ? <LineBreaks>{value || "–"}</LineBreaks> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
