/** Builds the site where its sources, or the address that it is built for, have changed: what `npm start` does first. */
import { readSettings } from "../server/env.ts";
import { findBundle } from "../server/find-bundle.ts";
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
    else if (!findBundle(".")) await bundleAgain();
  },
);

/** Code of the server alone has changed. Where nothing can be written, it runs from its sources. */
async function bundleAgain(): Promise<void> {
  const { bundleServer } = await import("./build/bundle-server.ts");
  try {
    await bundleServer();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!["EACCES", "EPERM", "EROFS"].includes(code ?? "")) throw error;
  }
}
