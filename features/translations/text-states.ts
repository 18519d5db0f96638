/**
 * How a text stands in a language: not there, made from an older text, a machine's that nobody has confirmed, the very
 * same words, right, or not shown at all.
 */
export const textStates = ["missing", "stale", "machine", "same", "done", "hidden"] as const;
export type TextState = (typeof textStates)[number];
