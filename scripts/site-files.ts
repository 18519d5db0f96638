/** `npm run site:files -- DIR`: the live site as a folder for any static host or CDN. */
import { existsSync, readdirSync } from "node:fs";
import { writeSiteFiles } from "#features/publishing/write-site-files.server.ts";
import { runCommand } from "./command.ts";
import { ownBuild } from "./content/run-job.ts";
import { withStore } from "./content/with-store.ts";
import { createProgress } from "./progress.ts";
import { stop } from "./stop.ts";

await runCommand(
  {
    usage: "npm run site:files -- site",
    about: "Writes the pages that are live now into a new folder, for any static host or CDN.",
    words: { least: 1, most: 1 },
  },
  async ({ words: [target = ""] }) => {
    if (existsSync(target) && readdirSync(target).length > 0)
      stop(`${target} is not empty: name a new folder, so that nothing old is left in it.`);
    const site = ownBuild();
    const progress = createProgress();
    progress.step("Writing pages, and painting the pictures of links to them");
    const { files, redirects, release } = await withStore((store) =>
      writeSiteFiles(store, site, target),
    );
    progress.end();
    console.log(
      `${files} files and ${redirects} redirects of release ${release} are in ${target}, for ${site.origin}.`,
    );
  },
);
