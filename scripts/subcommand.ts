import process from "node:process";
import { runCommand } from "./command.ts";
import { stop } from "./stop.ts";

export interface Subcommand {
  /** Its words, as its usage shows them: what may be left out in brackets, `…` behind what may come again. */
  takes: string;
  about: string;
  options: Record<string, { type: "boolean" | "string"; about: string }>;
  /** Sets the exit status to 1 where it could not do what was asked. */
  run(given: Given): Promise<void>;
}

/** What came after the subcommand. */
export interface Given {
  words: string[];
  /** Which of its options were given. */
  values: {
    json?: boolean;
    "dry-run"?: boolean;
    language?: string;
    category?: string;
    pictures?: string;
    bin?: boolean;
  };
}

/**
 * Runs what the command line names after `npm run <command> --`; where it names nothing, tells what there is.
 * @param about what the command as a whole does
 */
export async function runSubcommand(
  command: string,
  about: string,
  subcommands: Record<string, Subcommand>,
): Promise<void> {
  const [name = ""] = process.argv.slice(2);
  const chosen = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (chosen) {
    const { takes, about, options, run } = chosen;
    const usage = `npm run ${command} -- ${name} ${takes}`.trimEnd();
    const words = countWords(`NAME ${takes}`);
    return runCommand({ usage, about, options, words }, ({ words: [, ...given], values }) =>
      run({ words: given, values }),
    );
  }
  const lines = Object.entries(subcommands).map(([name, { takes, about }]) => {
    return { call: `${name} ${takes}`.trimEnd(), about };
  });
  const widest = Math.max(...lines.map(({ call }) => call.length));
  const overview = lines.map(({ call, about }) => `  ${call.padEnd(widest)}  ${about}`).join("\n");
  const usage = `npm run ${command} -- <what to do>`;
  // Whoever says none of them wants to know which there are.
  const reason = name === "" ? "Something is missing." : `"${name}" is not understood.`;
  await runCommand({ usage, about: `${about}\n\n${overview}`, words: { least: 0, most: 1 } }, () =>
    stop(`${reason}\nSay it like this: ${usage}\n\n${overview}`),
  );
}

function countWords(takes: string) {
  const needed = takes.replace(/\[.*\]/, "").match(/[A-Z]+/g) ?? [];
  const named = takes.match(/[A-Z]+/g) ?? [];
  return { least: needed.length, most: takes.includes("…") ? 1_000 : named.length };
}
