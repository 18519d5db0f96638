/**
 * How a text stands in a language: not there, made from an older text, the very same words, right, or not shown at all.
 */
export const textStates = ["missing", "stale", "same", "done", "hidden"] as const;
export type TextState = (typeof textStates)[number];
