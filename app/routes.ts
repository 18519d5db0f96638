import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { pages } from "./pages.ts";

/** The whole table of addresses: each page in each language, and the back office with its screens. */
export default [
  ...languages.flatMap(({ code }) => [
    ...pages.map(({ path, file }) =>
      route(localizedPath(path, code), file, { id: `${code} ${path}` }),
    ),
    layout("routes/admin/frame.tsx", { id: `${code}-admin` }, [
      route(localizedPath("/admin/:screen?", code), "routes/admin/screen.tsx", {
        id: `${code}-screen`,
      }),
    ]),
  ]),
  // Entries of the store, in every language; any other address that is no screen ends here too. An address without
  // anything is none that `*` matches.
  index("routes/entry.tsx", { id: "entry-at-the-root" }),
  route("*", "routes/entry.tsx", { id: "entry" }),
] satisfies RouteConfig;
