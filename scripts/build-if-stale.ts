/** Builds the site where its sources, or the address that it is built for, have changed: what `npm start` does first. */
import { readSettings } from "../server/env.ts";
import { checkAndBuild } from "./build/check-and-build.ts";
import { isBuildFresh } from "./build/source-stamp.ts";
import { runCommand } from "./command.ts";

await runCommand(
  {
    usage: "node scripts/build-if-stale.ts",
    about: "Builds the site where its sources or SITE_ORIGIN have changed.",
  },
  async () => {
    if (!isBuildFresh(readSettings())) await checkAndBuild();
  },
);
