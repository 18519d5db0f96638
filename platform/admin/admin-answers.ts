/** What the API under `/api/admin/` answers; instants are ISO 8601 texts. What belongs to one screen stands in `…-answers.ts`. */

/** One page of a list; `next` is the cursor of the one after it. */
export interface Paged<Item> {
  items: Item[];
  next: string | null;
}

/** An administrator, or whoever else is named. */
export interface Person {
  id: string;
  name: string;
}

/** What an entry of the log tells beside its action, by name. */
export type Details = Record<string, string | number | boolean | null>;
