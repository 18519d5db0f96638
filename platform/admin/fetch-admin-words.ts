import type { LanguageCode } from "#platform/language/languages.ts";

/** The words of the back office: a set of its own, so that no visitor of the site loads them. */
export async function fetchAdminWords(code: LanguageCode): Promise<Record<string, unknown>> {
  const version = __ADMIN_MESSAGE_VERSIONS__[code];
  const response = await fetch(`/assets/i18n/admin/${code}.json?v=${version}`);
  if (!response.ok) throw response;
  return response.json();
}
