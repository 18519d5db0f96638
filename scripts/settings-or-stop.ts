import process from "node:process";
import { readSettings, type Settings, WrongSetting } from "../server/env.ts";

/** The settings of the site; a wrong one ends the command with the line that names it. */
export function settingsOrStop(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
