/** What came after the subcommand. */
export interface Given {
  words: string[];
  /** Which of its options were given. */
  values: {
    json?: boolean;
    "dry-run"?: boolean;
    language?: string;
    category?: string;
    pictures?: string;
  };
}

export interface Subcommand {
  /** Its words, as its usage shows them. */
  takes: string;
  about: string;
  words: { least: number; most: number };
  options: Record<string, { type: "boolean" | "string"; about: string }>;
  /** Sets the exit status to 1 where it could not do what was asked. */
  run(given: Given): Promise<void>;
}
