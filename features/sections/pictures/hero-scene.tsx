import { DrawnParts } from "#ui/pictures/drawn-parts.tsx";

/** The groups of hero-picture.tsx from back to front, and how each of them comes in (sections.css). */
const parts = [
  { name: "hero-hall" },
  { name: "hero-second", enter: "slide" },
  { name: "hero-third", enter: "slide" },
  { name: "hero-hoist", enter: "lower" },
  { name: "hero-gantry" },
  { name: "hero-product", enter: "slide" },
  { name: "hero-lid", enter: "lock" },
  { name: "hero-stock" },
] as const;

/** The factory of the first view: blocks slide in, the hoist lowers, the lid locks; once, and only where motion is on. */
export function HeroScene({ className }: { className: string }) {
  return <DrawnParts name="hero" parts={parts} className={className} />;
}
