import storage from "#content/storage.json" with { type: "json" };
import type { Visitor } from "./visitor.ts";

/** What the cookie page lists, as `kind name`. */
export const listed = storage.entries.flatMap(({ kind, names }) =>
  names.map((name) => `${kind} ${name}`),
);

/** Names of what the site has left in the visitor's browser, as `kind name`. */
export async function leftIn({
  page,
  context,
}: Pick<Visitor, "page" | "context">): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
  ]);
  return [...cookies, ...stored];
}
