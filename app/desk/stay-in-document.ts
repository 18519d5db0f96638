import { type MiddlewareFunction, redirectDocument } from "react-router";
import { barePath } from "#platform/language/localized-path.ts";
import { isDeskPath } from "./desk-paths.ts";

/** The back office has a content security policy and a frame of its own: across its border is a full load. */
export const stayInDocument: MiddlewareFunction = async ({ request }, next) => {
  const target = new URL(request.url);
  if (isDeskPath(barePath(target.pathname)) !== isDeskPath(barePath(location.pathname))) {
    throw redirectDocument(target.pathname + target.search + target.hash);
  }
  return next();
};
