/** The shop's orders: `npm run orders -- list`, and what else stands in `orders/subcommands.ts`. */
import process from "node:process";
import { runCommand } from "./command.ts";
import { subcommands } from "./orders/subcommands.ts";
import { stop } from "./stop.ts";

const [name = ""] = process.argv.slice(2);
const chosen = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;

const overview = Object.entries(subcommands)
  .map(([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(20)} ${about}`)
  .join("\n");

if (chosen) {
  const { takes, about, options, words, run } = chosen;
  const usage = `npm run orders -- ${name} ${takes}`.trimEnd();
  await runCommand(
    { usage, about, options, words: { least: words + 1, most: words + 1 } },
    ({ words: [, ...given], values }) => run({ words: given, values }),
  );
} else {
  const usage = "npm run orders -- <what to do>";
  const about = `Lists, shows and gives out the orders of the shop.\n\n${overview}`;
  await runCommand({ usage, about, words: { least: 1, most: 1 } }, () =>
    stop(`"${name}" is not understood.\nSay it like this: ${usage}\n\n${overview}`),
  );
}
