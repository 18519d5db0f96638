/** The shop's orders: `npm run orders -- list`, and what else stands in `orders/subcommands.ts`. */
import { subcommands } from "./orders/subcommands.ts";
import { runSubcommand } from "./subcommand.ts";

await runSubcommand("orders", "Lists, shows and gives out the orders of the shop.", subcommands);
