import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type LanguageCode, languages } from "../features/i18n/languages.ts";
import { localizedPath } from "../features/i18n/localized-path.ts";
import { deskPages, pages } from "./pages.ts";

type Screen = (typeof pages | typeof deskPages)[number];

const screen = ({ path, file, key }: Screen, code: LanguageCode) =>
  route(localizedPath(path, code), file, { id: `${code}-${key}` });

/** The whole table of addresses: each page in each language; those of the back office in its frame. */
export default languages.flatMap(({ code }) => [
  ...pages.map((page) => screen(page, code)),
  layout(
    "routes/admin/desk.tsx",
    { id: `${code}-admin` },
    deskPages.map((page) => screen(page, code)),
  ),
]) satisfies RouteConfig;
