import { readSettings, type Settings, WrongSetting } from "../server/env.ts";
import { stop } from "./stop.ts";

/** The settings of the site; a wrong one ends the command with the line that names it. */
export function settingsOrStop(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    stop(error.message);
  }
}
