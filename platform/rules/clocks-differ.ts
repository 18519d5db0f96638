/** Clocks of several machines agree to within this, ms: a moment later than that is of a clock that was ahead, and was set right since. */
export const clocksDiffer = 60_000;
