import type { Site } from "../../platform/content/site-schema.ts";
import type { LanguageCode } from "../../platform/language/languages.ts";
import { localizedPath } from "../../platform/language/localized-path.ts";

/**
 * https://www.w3.org/TR/appmanifest: what the site is called and looks like on a home screen. A release adds what the
 * home page says of it.
 */
export function webManifest(
  site: Pick<Site, "name">,
  code: LanguageCode,
  colors: Record<string, string>,
): string {
  const manifest = {
    id: localizedPath("/", code),
    name: site.name[code],
    lang: code,
    dir: "ltr",
    start_url: localizedPath("/", code),
    scope: "/",
    // A website, not an app: it works in a tab and keeps the browser's address line.
    display: "browser",
    background_color: colors["color-paper"],
    theme_color: colors["color-paper"],
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      type: "image/png",
      sizes: `${size}x${size}`,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
