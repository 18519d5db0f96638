import { useMatches } from "react-router";
import { defaultLanguage, type LanguageCode, languageCodes } from "./languages.ts";
import { barePath, localizedPath } from "./localized-path.ts";

/** Of a route whose pages have an address of their own in each language: `export const handle`. */
export interface AddressedRoute {
  /** Without the languages' prefixes; a language that is missing does not show the page. */
  addressesOf(loaderData: unknown): Partial<Record<LanguageCode, string>> | undefined;
}

/** Where the shown page stands in each language, if that is more than another prefix. */
export function usePageAddresses(): Partial<Record<LanguageCode, string>> | undefined {
  const matches = useMatches();
  const addresses = matches
    .map(({ handle, loaderData }) =>
      (handle as AddressedRoute | undefined)?.addressesOf?.(loaderData),
    )
    .find((found) => found !== undefined);
  if (
    !addresses ||
    languageCodes.every((code) => addresses[code] === addresses[defaultLanguage.code])
  )
    return undefined;
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const path = addresses[code];
      return path === undefined ? [] : [[code, localizedPath(path, code)]];
    }),
  );
}

/** The address of the shown page in another language; where it is not shown in that, the language's home page. */
export function addressIn(
  code: LanguageCode,
  pathname: string,
  addresses: ReturnType<typeof usePageAddresses>,
): string {
  return addresses
    ? (addresses[code] ?? localizedPath("/", code))
    : localizedPath(barePath(pathname), code);
}
