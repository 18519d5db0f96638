import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { StaticManifest } from "#platform/http/static-manifest.server.ts";
import { isLoopback } from "#platform/rules/loopback.ts";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import type { Settings } from "./env.ts";

/**
 * The pages in `buildDir` are there, and were built for the site's own address: links to themselves, sitemap and social
 * pictures carry it. On one's own machine the port does not matter.
 * @throws WrongSetting where they are not
 */
export function checkBuild(buildDir: string, { origin, loopback }: Settings): void {
  const manifest = path.join(buildDir, "static-manifest.json");
  if (!existsSync(manifest))
    throw new WrongSetting(`There is no built site in ${buildDir}: run \`npm run build\` first.`);
  const built: StaticManifest = JSON.parse(readFileSync(manifest, "utf8"));
  if (built.origin === origin || (loopback && isLoopback(built.origin))) return;
  throw new WrongSetting(
    `The pages in ${buildDir} were built for ${built.origin}, and SITE_ORIGIN is ${origin}: run ` +
      `\`SITE_ORIGIN=${origin} npm run build\`.`,
  );
}
