import { type RouteConfig, route } from "@react-router/dev/routes";
import { languages } from "../features/i18n/languages.ts";
import { localizedPath } from "../features/i18n/localized-path.ts";
import { pages } from "./pages.ts";

/** The whole table of addresses: each page in each language. */
export default languages.flatMap(({ code }) =>
  pages.map(({ path, file, key }) =>
    route(localizedPath(path, code), file, { id: `${code}-${key}` }),
  ),
) satisfies RouteConfig;
