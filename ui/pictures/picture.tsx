import type { ReactNode } from "react";
import type { Space } from "./isometric.ts";
import { cylinder, type Faces } from "./solids.ts";

/** A material; `pictures.css` gives each one a light top, a middle left and a dark right side. */
export type Tone = "face" | "brand" | "blueprint" | "steel" | "belt" | "clay" | "sand" | "umber";

/** What is drawn on a side, or in the air: by the tokens of `pictures.css`. */
export const CHALK = "var(--picture-chalk)";
export const PLAN = "var(--picture-plan)";
export const BRAND = "var(--picture-brand-1)";
export const BLUEPRINT = "var(--picture-blueprint)";

type PictureProps = {
  /** What part of the drawing plane is seen: left, top, width, height in px. */
  view: readonly [number, number, number, number];
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of every isometric picture: 1.5 px lines, round joints, decoration for assistive technology. */
export function Picture({ view, className, children }: PictureProps) {
  return (
    <svg
      viewBox={view.join(" ")}
      width={view[2]}
      height={view[3]}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="var(--picture-line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

type SolidProps = {
  faces: Faces;
  tone?: Tone;
  /** Name of a part that an animation may move. */
  part?: string | undefined;
  /** Name for `<use>`, unique on the page. */
  id?: string | undefined;
  children?: ReactNode;
};

/** A solid in one material; what is drawn on its sides goes inside, so that it moves with it. */
export function Solid({ faces, tone = "face", part, id, children }: SolidProps) {
  return (
    <g id={id} data-part={part}>
      {Object.entries(faces).map(([side, d]) => (
        <path key={side} d={d} fill={`var(--${tone}-${side})`} />
      ))}
      {children}
    </g>
  );
}

type CylinderProps = { at: Space; radius: number; height: number; tone?: Tone };

/** An upright cylinder; `at` is the centre of its foot. The shade has no edge, so it lies under the outline. */
export function Cylinder({ at, radius, height, tone = "face" }: CylinderProps) {
  const { wall, shade, lid } = cylinder(at, radius, height);
  return (
    <g>
      <Area d={wall} fill={`var(--${tone}-left)`} />
      <Area d={shade} fill={`var(--${tone}-right)`} />
      <path d={wall} />
      <path d={lid} fill={`var(--${tone}-top)`} />
    </g>
  );
}

type LineProps = { d: string; stroke?: string | undefined; dashed?: boolean };

/** Lines drawn on a side, or in the air. */
export function Line({ d, stroke, dashed }: LineProps) {
  return <path d={d} stroke={stroke} strokeDasharray={dashed ? "4 4" : undefined} />;
}

/** An area without an edge, drawn on a side. */
export function Area({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke="none" />;
}
