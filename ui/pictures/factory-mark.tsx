/** Worked out by factory-mark-outlines.ts and written down, so that no page carries the geometry; a test compares. */
export const factoryMarkPaths = {
  top: "M9.6 5.5l6.4-3.7 12.3 7.1 0 5.2-11.6 6.7 0-4.4 5.9-3.4z",
  right: "M28.3 15.7l0 7.4-12.3 7.1-4.5-2.6 0-13.4 3.8 2.2 0 6.8z",
  left: "M10.1 26.8l-6.4-3.7 0-14.2 4.5-2.6 11.6 6.7-3.8 2.2-5.9-3.4z",
} as const;

const sides = ["top", "right", "left"] as const;

/** The company's mark; decoration beside its name. */
export function FactoryMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true">
      {sides.map((side) => (
        <path
          key={side}
          data-part={`module-${side}`}
          fill={`var(--mark-${side})`}
          d={factoryMarkPaths[side]}
        />
      ))}
    </svg>
  );
}
