import type { FeatureLog } from "#platform/log/log.server.ts";
import { driverAddress } from "#platform/store/driver-address.server.ts";
import { channel } from "./jobs.server.ts";

/** How long until a line that broke is made anew, ms; meanwhile the worker asks by itself. */
const pause = 5_000;

/**
 * Hears from PostgreSQL when another process queues a job or publishes.
 * @returns ends the line
 */
export function listenForNews(
  databaseUrl: string,
  onNews: () => void,
  log: FeatureLog,
): () => Promise<void> {
  let stopped = false;
  let end: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const { Client } = (await import("pg")).default;
    const client = new Client({ connectionString: driverAddress(databaseUrl) });
    const later = () => {
      end = undefined;
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(again, pause).unref();
    };
    client.on("error", later);
    client.on("end", later);
    client.on("notification", onNews);
    await client.connect();
    await client.query(`listen ${channel}`);
    end = () => client.end();
    if (stopped) await client.end();
    onNews();
  }

  function again(): void {
    connect().catch((err) => {
      log.warn({ err }, "no line to PostgreSQL for news of publishing; tried again");
      if (!stopped) timer = setTimeout(again, pause).unref();
    });
  }

  again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await end?.().catch(() => {});
  };
}
