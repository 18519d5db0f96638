/** How many expectations held, did not, or could not be tried here. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of what failed, where the step knows them. */
  failures?: string[];
}

export interface Step {
  /** What `npm test -- <name>` calls it. */
  name: string;
  about: string;
  /** Prints what is wrong, and only that. */
  run(): Promise<Tally> | Tally;
}
