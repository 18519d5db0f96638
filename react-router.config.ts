import type { Config } from "@react-router/dev/config";
import { adminPaths } from "./app/admin/screens.ts";
import { noEntries } from "./app/no-entry.ts";
import { pages } from "./app/pages.ts";
import { languages } from "./platform/language/languages.ts";
import { localizedPath } from "./platform/language/localized-path.ts";

export default {
  // While developing, entries come and go with their files: an address need not be one that a build would list.
  ssr: process.env.NODE_ENV === "development",
  routeDiscovery: { mode: "initial" },
  prerender: [
    ...languages.flatMap(({ code }) =>
      [...pages.map(({ path }) => path), ...adminPaths].map((path) => localizedPath(path, code)),
    ),
    ...noEntries,
  ],
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // A file for each loader weighs more than it hastens: three routes have one, and a page needs both to come alive.
  splitRouteModules: false,
} satisfies Config;
