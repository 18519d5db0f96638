import { Worker } from "node:worker_threads";
import type { BankFileQuestion, BankFileReading } from "./bank-file-worker.server.ts";

/** Reads a bank's file in a thread of its own, which ends with it: five megabytes hold up nobody else's answer. */
export function readInThread(question: BankFileQuestion): Promise<BankFileReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./bank-file-worker.server.ts", import.meta.url), {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The thread that reads bank files has ended.")));
  });
}
