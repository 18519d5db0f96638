import { factoryMarkOutlines } from "./factory-mark-outlines.ts";
import { flatPath } from "./isometric.ts";

/** The company's mark; decoration beside its name. */
export function FactoryMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true">
      {factoryMarkOutlines.map(({ side, points }) => (
        <path
          key={side}
          data-part={`module-${side}`}
          fill={`var(--mark-${side})`}
          d={flatPath(points)}
        />
      ))}
    </svg>
  );
}
