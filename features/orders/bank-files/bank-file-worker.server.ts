import { parentPort, workerData } from "node:worker_threads";
import { type BankFile, type BankFileProblem, BankFileRefused } from "./bank-booking.ts";
import { readBankFile } from "./read-bank-file.server.ts";

export interface BankFileQuestion {
  bytes: Uint8Array;
  currency: string | undefined;
}
export type BankFileReading = { file: BankFile } | { problem: BankFileProblem };

const { bytes, currency } = workerData as BankFileQuestion;
parentPort?.postMessage(read());

function read(): BankFileReading {
  try {
    return { file: readBankFile(bytes, currency) };
  } catch (error) {
    if (error instanceof BankFileRefused) return { problem: error.problem };
    throw error;
  }
}
