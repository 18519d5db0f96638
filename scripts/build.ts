/** `npm run build`: builds the site and puts it in the place of the last build. */
import { checkAndBuild } from "./build/check-and-build.ts";
import { runCommand } from "./command.ts";

await runCommand(
  { usage: "npm run build", about: "Builds the site and puts it in the place of the last build." },
  checkAndBuild,
);
