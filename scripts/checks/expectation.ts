/** Something that must hold, and what breaks it; no problems: it holds. */
export interface Expectation {
  name: string;
  /** One line each, beginning with the file to open. */
  problems: string[];
  /** Why it cannot be tried here. */
  skipped?: string;
}
