import { type MiddlewareFunction, redirectDocument } from "react-router";
import { barePath } from "#platform/language/localized-path.ts";
import { isAdminPath } from "./admin-path.ts";

/** The back office has a content security policy and a frame of its own: across its border is a full load. */
export const stayInDocument: MiddlewareFunction = async ({ request }, next) => {
  const target = new URL(request.url);
  if (isAdminPath(barePath(target.pathname)) !== isAdminPath(barePath(location.pathname))) {
    throw redirectDocument(target.pathname + target.search + target.hash);
  }
  return next();
};
