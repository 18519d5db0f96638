import type { Details } from "#platform/admin/admin-answers.ts";

/** What an entry of the log tells beside its action, by name; the page has the words. Null: nothing. */
export function readDetails(json: string): Details | null {
  const details: Details = JSON.parse(json);
  return Object.keys(details).length > 0 ? details : null;
}
