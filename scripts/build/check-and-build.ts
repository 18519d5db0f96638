import { stopAtWrongContent } from "#server/wrong-content.ts";

/** Builds the site. Its parts are loaded only then: they import content, and a broken file would stop them unnamed. */
export async function checkAndBuild(): Promise<void> {
  stopAtWrongContent();
  const { buildSite } = await import("./build-site.ts");
  await buildSite();
}
