/** What a list shows of an entry, in one language. */
export interface EntryCard {
  entry: string;
  /** Without the language's prefix. */
  path: string;
  title: string;
  description: string;
  /** What its kind adds (`features/pages/kinds.ts`): a day, a category. */
  values: Record<string, unknown>;
  /** Invented, and labelled so. */
  sample: boolean;
}
