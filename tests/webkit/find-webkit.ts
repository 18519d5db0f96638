import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import process from "node:process";

/** Debian and its kin put it beside the library, Fedora under libexec. */
const browsers = ["/usr/lib/*/webkit2gtk-4*/MiniBrowser", "/usr/libexec/webkit2gtk-4*/MiniBrowser"];

/** The small browser that comes with WebKitGTK, or in one sentence what is missing. */
export function findWebkit(): { browser: string } | { missing: string } {
  if (spawnSync("which", ["WebKitWebDriver"]).status !== 0)
    return { missing: "WebKitWebDriver is not installed (Debian: webkit2gtk-driver)" };
  const [browser] = browsers.flatMap((place) => globSync(place));
  if (!browser) return { missing: "WebKitGTK's MiniBrowser is not installed" };
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    return { missing: "there is no screen: xvfb-run npm run test:webkit" };
  return { browser };
}
