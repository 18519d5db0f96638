/** The pages that are data: `npm run content -- list`, and what else stands in `content/subcommands.ts`. */
import process from "node:process";
import { runCommand } from "./command.ts";
import { subcommands } from "./content/subcommands.ts";
import { stop } from "./stop.ts";

const [name = ""] = process.argv.slice(2);
const chosen = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;

const overview = Object.entries(subcommands)
  .map(([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(20)} ${about}`)
  .join("\n");

if (chosen) {
  const { takes, about, options, words, run } = chosen;
  const usage = `npm run content -- ${name} ${takes}`.trimEnd();
  const count = { least: words.least + 1, most: words.most + 1 };
  await runCommand({ usage, about, options, words: count }, ({ words: [, ...given], values }) =>
    run({ words: given, values }),
  );
} else {
  const usage = "npm run content -- <what to do>";
  const about = `Lists, checks, takes in and gives out the pages that are data.\n\n${overview}`;
  await runCommand({ usage, about, words: { least: 1, most: 1 } }, () =>
    stop(`"${name}" is not understood.\nSay it like this: ${usage}\n\n${overview}`),
  );
}
