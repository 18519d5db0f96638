/** A translation that somebody sends, with what they had before their eyes. */
export interface GivenText {
  value: string;
  /** Hash of the text in the first language that it was made from. */
  of: string;
  /** Hash of the translation that stood there then; empty: none did. */
  was: string;
  /** A machine made it. */
  isByMachine?: boolean;
  /** A person says that it is right as it stands, also where no word of it was changed. */
  isConfirmed?: boolean;
}

/** What stands there now. */
export interface StandingText {
  /** Of the text in the first language. */
  sourceHash: string;
  /** Of the translation; empty: there is none. */
  targetHash: string;
  value: string;
  of: string;
  /** A machine made it, and nobody has confirmed it. */
  isByMachine: boolean;
}

/**
 * `taken`: it stands there from now on; `late`: too, and is stale, since the first language has changed meanwhile;
 * `kept`: somebody else has written another translation meanwhile, and that stays; `unchanged`, `empty`: nothing to do.
 */
export type Decision = "taken" | "late" | "kept" | "unchanged" | "empty";

/** What becomes of a translation that comes in. Nothing that somebody else wrote meanwhile is overwritten. */
export function decideText(standing: StandingText, given: GivenText): Decision {
  if (given.value.trim() === "") return "empty";
  const { sourceHash, targetHash, value, of } = standing;
  if (given.value === value) {
    const isNews = of !== sourceHash || isStillByMachine(standing, given) !== standing.isByMachine;
    const isOfNow = given.of === sourceHash && given.was === targetHash;
    return isNews && isOfNow ? "taken" : "unchanged";
  }
  if (given.was !== targetHash) return "kept";
  return given.of === sourceHash ? "taken" : "late";
}

/** Whether it is a machine's text that nobody has confirmed, once it is taken. */
export const isStillByMachine = (standing: StandingText, given: GivenText): boolean =>
  given.isByMachine === true ||
  (standing.isByMachine && given.value === standing.value && given.isConfirmed !== true);
