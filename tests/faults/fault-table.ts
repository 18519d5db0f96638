import { appendFileSync } from "node:fs";
import { inject } from "vitest";
import type { Outcome } from "./look-after.ts";

/** One line of the table; what a case does not measure stays out of it. */
export interface FaultRow extends Partial<Outcome> {
  case: string;
  rounds: number;
  /** Without an acknowledgement while visitors kept sending, ms. */
  longestOutage?: number;
  note?: string;
}

/** Writes a line of the table that is printed at the end. */
export function record(row: FaultRow): void {
  appendFileSync(inject("faultTable"), `${JSON.stringify(row)}\n`);
}
