/** What came after the subcommand. */
export interface Given {
  words: string[];
  values: { json?: boolean };
}

export interface Subcommand {
  /** Its words, as its usage shows them, and how many they are. */
  takes: string;
  words: number;
  about: string;
  options: { json: { type: "boolean"; about: string } } | Record<never, never>;
  /** Sets the exit status to 1 where it could not do what was asked. */
  run(given: Given): Promise<void>;
}
