import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import { DatabaseTooNew } from "./database/database-too-new.ts";

/** Why a start or a command ended, in one line for the operator; undefined for what only a stack trace explains. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof WrongSetting || error instanceof DatabaseTooNew) return error.message;
  if (error instanceof StoreUnavailable) {
    const { message } = error.cause as Error;
    return `The database cannot be written to (${message}): make room on its disk, or end what holds it, and say this again.`;
  }
  const { code } = error as NodeJS.ErrnoException;
  // Opened, and then not to be written to.
  if (code?.startsWith("SQLITE_")) return `DATA_DIR: the database there cannot be used (${code}).`;
  return undefined;
}
