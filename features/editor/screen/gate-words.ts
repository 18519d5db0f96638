import type { GateProblemAnswer } from "../calls.ts";

/** What the gate says, to people. */
export function useGateWords(): (problem: GateProblemAnswer) => string {
  return ({ message }) => message;
}
