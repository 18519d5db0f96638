import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { explainFailure } from "../server/explain-failure.ts";
import { stop } from "./stop.ts";

interface Option {
  type: "boolean" | "string";
  about: string;
}
type Options = Record<string, Option>;
type Values<Named extends Options> = {
  [Name in keyof Named]?: Named[Name]["type"] extends "boolean" ? boolean : string;
};

export interface Command<Named extends Options = Record<never, Option>> {
  /** How it is called: `npm run backup -- <file>`. */
  usage: string;
  /** What it does, for whoever asks with `--help`. */
  about: string;
  options?: Named;
  /** How many words it takes beside options; none where nothing is said. */
  words?: { least: number; most: number };
}

/** What was given; or what to say instead of doing it, and whether that is a mistake. */
export type Given<Named extends Options> =
  | { words: string[]; values: Values<Named> }
  | { say: string; isMistake: boolean };

/** Reads what stands after a command. What it does not know is a mistake: a typo must not do something else. */
export function readCommand<Named extends Options>(
  command: Command<Named>,
  args: readonly string[],
): Given<Named> {
  const { words: count = { least: 0, most: 0 }, options = {} } = command;
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) return { say: helpOf(command), isMistake: false };
    const [tooMany] = words.slice(count.most);
    if (tooMany !== undefined) throw new Error(`"${tooMany}" is not understood.`);
    if (words.length < count.least) throw new Error("Something is missing.");
    return { words, values: values as Values<Named> };
  } catch (error) {
    const [reason] = (error as Error).message.split(". To specify");
    return { say: `${reason}\nSay it like this: ${command.usage}`, isMistake: true };
  }
}

function helpOf({ usage, about, options = {} }: Command<Options>): string {
  const all = { ...options, help: { type: "boolean", about: "says this" } };
  const lines = Object.entries(all).map(([name, { about }]) => `  --${name.padEnd(12)} ${about}`);
  return `${about}\n\nSay it like this: ${usage}\n\n${lines.join("\n")}`;
}

/** What visitors typed is said as well: nothing of it speaks to the terminal or turns the direction of what follows. */
export const forTerminal = (text: string): string =>
  text.replace(/[^\P{Control}\n\t]|\p{Bidi_Control}/gu, "�");

function speakHarmlessly(): void {
  for (const [name, { isTTY }] of [
    ["log", process.stdout],
    ["error", process.stderr],
  ] as const) {
    if (!isTTY) continue;
    const say = console[name];
    console[name] = (...parts: unknown[]) =>
      say(...parts.map((part) => (typeof part === "string" ? forTerminal(part) : part)));
  }
}

/** A file or folder that was named cannot be used: nothing that a stack trace would help with. */
function explainPlace(error: unknown, words: readonly string[]): string | undefined {
  const { code, path: place, message } = error as NodeJS.ErrnoException;
  if (code === undefined || place === undefined) return undefined;
  if (!words.some((word) => path.resolve(place).startsWith(path.resolve(word)))) return undefined;
  return `${place} cannot be used (${message.split(",")[0]}).`;
}

/**
 * Runs a command that people call. `--help` and mistakes end it before anything is done; a wrong setting ends it with
 * the line that names it, as it ends a start.
 */
export async function runCommand<Named extends Options>(
  command: Command<Named>,
  work: (given: { words: string[]; values: Values<Named> }) => Promise<void> | void,
): Promise<void> {
  speakHarmlessly();
  const given = readCommand(command, process.argv.slice(2));
  if ("say" in given) {
    if (given.isMistake) stop(given.say);
    return console.log(given.say);
  }
  try {
    await work(given);
  } catch (error) {
    const explained = explainFailure(error) ?? explainPlace(error, given.words);
    if (explained === undefined) throw error;
    stop(explained);
  }
}
