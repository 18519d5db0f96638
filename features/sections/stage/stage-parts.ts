import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/photo.ts";
import type { StageValues } from "./section.ts";

/** The parts of an opening, which each look arranges. */
export interface StageParts {
  words: ReactNode;
  ways: ReactNode;
  drawing: string | Photo;
  points: NonNullable<StageValues["points"]>;
}
