import { expect, test } from "vitest";
import { forTerminal, readCommand } from "./command.ts";

const command = {
  usage: "npm run copy -- <file>",
  about: "Copies.",
  options: { replace: { type: "boolean", about: "takes the place of what is there" } },
  words: { least: 1, most: 1 },
} as const;

test("words and options are told apart, wherever they stand", () => {
  const given = { words: ["a.file"], values: { replace: true } };
  expect(readCommand(command, ["--replace", "a.file"])).toEqual(given);
  expect(readCommand(command, ["a.file", "--replace"])).toEqual(given);
});

test("--help says what there is", () => {
  const given = readCommand(command, ["a.file", "--help"]);
  expect(given).toMatchObject({ isMistake: false });
  for (const part of ["Copies.", command.usage, "--replace", "takes the place"])
    expect("say" in given && given.say).toContain(part);
});

test.each([
  ["nothing", [], "missing"],
  ["a word too many", ["a", "b"], '"b"'],
  ["an unknown option", ["a", "--replaec"], "--replaec"],
  ["a value for a switch", ["a", "--replace=yes"], "--replace"],
])("%s is a mistake that is named", (_, args, part) => {
  const given = readCommand(command, args);
  expect(given).toMatchObject({ isMistake: true });
  expect("say" in given && given.say).toContain(part);
  expect("say" in given && given.say).toContain(command.usage);
});

test("what a visitor typed neither speaks to the terminal nor turns its direction", () => {
  expect(forTerminal("a\u001b]0;title\u0007b\u009b2J\r\u202ec")).toBe("a�]0;title�b�2J��c");
  const harmless = "Ayşe\tYılmaz\n👩‍💻 12 €";
  expect(forTerminal(harmless)).toBe(harmless);
});
