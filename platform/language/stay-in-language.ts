import { type MiddlewareFunction, redirectDocument } from "react-router";
import { languageOfPath } from "./localized-path.ts";

/** Words are loaded with the document: a navigation into another language is a full load. */
export const stayInLanguage: MiddlewareFunction = async ({ request }, next) => {
  const target = new URL(request.url);
  if (languageOfPath(target.pathname) !== languageOfPath(location.pathname)) {
    throw redirectDocument(target.pathname + target.search + target.hash);
  }
  return next();
};
