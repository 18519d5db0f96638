/** The pages that are data: `npm run content -- list`, and what else stands in `content/subcommands.ts`. */
import { subcommands } from "./content/subcommands.ts";
import { runSubcommand } from "./subcommand.ts";

await runSubcommand(
  "content",
  "Lists, checks, takes in and gives out the pages that are data.",
  subcommands,
);
