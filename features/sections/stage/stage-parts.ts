import type { ReactNode } from "react";
import type { StageValues } from "./section.ts";

/** The parts of an opening, which each look arranges. */
export interface StageParts {
  words: ReactNode;
  ways: ReactNode;
  drawing: string;
  points: NonNullable<StageValues["points"]>;
}
