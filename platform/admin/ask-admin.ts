import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";

type Query = Record<string, string | null | undefined>;

/** `/api/admin/<call>` with what the query holds; empty values are left out. */
export function adminAddress(call: string, query: Query = {}): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(filled).toString();
  return `/api/admin/${call}${search && `?${search}`}`;
}

/** Where somebody who is not signed in is led, and how to come back. */
export function signInAddress(shown: URL | Location): string {
  const { code } = languageOfPath(shown.pathname);
  const returnUrl = encodeURIComponent(shown.pathname + shown.search);
  return `${localizedPath("/auth/sign-in", code)}?returnUrl=${returnUrl}`;
}

/** What an address asks for, by the names that a screen knows. */
export function queryOf<Name extends string>(
  request: Request,
  ...names: Name[]
): Record<Name, string | null> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) as never;
}
