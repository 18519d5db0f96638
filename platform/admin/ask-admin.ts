import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import { addressOf } from "#platform/session/call-client.ts";

/** `/api/admin/<call>` with what the query holds; empty values are left out. */
export const adminAddress = (call: string, query: Record<string, string | null | undefined>) =>
  addressOf(`GET /api/admin/${call}`, { query }).address;

/** Where somebody who is not signed in is led, and how to come back. */
export function signInAddress(shown: URL | Location): string {
  const { code } = languageOfPath(shown.pathname);
  const returnUrl = encodeURIComponent(shown.pathname + shown.search);
  return `${localizedPath("/auth/sign-in", code)}?returnUrl=${returnUrl}`;
}

/** The language that a screen is shown in. */
export const languageOfScreen = (request: Request) =>
  languageOfPath(new URL(request.url).pathname).code;

/** What an address asks for, by the names that a screen knows. */
export function queryOf<Name extends string>(
  request: Request,
  ...names: Name[]
): Record<Name, string | null> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) as never;
}
