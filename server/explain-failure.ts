import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { CommitUnknown, StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import { DatabaseTooNew } from "./database/database-too-new.ts";

/** Why a start or a command ended, in one line for the operator; undefined for what only a stack trace explains. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof WrongSetting || error instanceof DatabaseTooNew) return error.message;
  if (error instanceof StoreUnavailable) {
    const { message } = error.cause as Error;
    if (error instanceof CommitUnknown)
      return `The database was lost while it kept this (${message}): look whether it was done before you say it again.`;
    return `The database cannot be written to (${message}). What is live is as it was: make room on its disk, or end what holds it, and say this again.`;
  }
  const { code } = error as NodeJS.ErrnoException;
  // Opened, and then not to be written to.
  if (code?.startsWith("SQLITE_")) return `DATA_DIR: the database there cannot be used (${code}).`;
  return undefined;
}
