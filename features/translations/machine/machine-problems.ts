/**
 * Why a machine gave nothing: none is set, nobody answers or too late, it answers that it failed, or with more, or with
 * something else, than was asked for.
 */
export const machineProblems = [
  "none",
  "unreachable",
  "slow",
  "failed",
  "too_large",
  "malformed",
] as const;
export type MachineProblem = (typeof machineProblems)[number];
