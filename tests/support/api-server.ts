import { copyFileSync } from "node:fs";
import path from "node:path";
import { afterEach, inject } from "vitest";
import { readSettings } from "#server/env.ts";
import { type RunningServer, type StartOptions, startServer } from "#server/start-server.ts";
import { noFeeds } from "./no-feeds.ts";
import { runSql } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The engines that the store's tests run on: `describe.each(engines)`. */
export const engines = [
  { engine: "SQLite" as const },
  ...(inject("postgresTemplate") ? [{ engine: "PostgreSQL" as const }] : []),
];
export type EngineName = (typeof engines)[number]["engine"];

type Environment = Record<string, string>;
let databases = 0;

/** The settings of a server with a fresh copy of the template database. */
export async function freshEnvironment(
  engine: EngineName,
  changes: Environment = {},
): Promise<Environment> {
  const DATA_DIR = temporaryFolder();
  const environment: Environment = {
    PORT: "0",
    SITE_ORIGIN: "http://localhost:3000",
    DATA_DIR,
    MIN_FILL_SECONDS: "0",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "silent",
    // No test asks a foreign server; those of the news name their own feeds.
    ...noFeeds,
  };
  if (engine === "PostgreSQL") {
    const template = new URL(inject("postgresTemplate"));
    databases += 1;
    const name = `test_${process.pid}_${databases}`;
    const admin = new URL("/postgres", template).href;
    // A copy of files instead of a log of all that is in them: two thirds of the time where nothing waits for the disk.
    const copy = `template ${template.pathname.slice(1)} strategy file_copy`;
    await runSql(admin, `create database ${name} ${copy}`);
    environment.DATABASE_URL = new URL(`/${name}`, template).href;
  } else {
    copyFileSync(inject("sqliteTemplate"), path.join(DATA_DIR, "site.sqlite"));
  }
  return { ...environment, ...changes };
}

const running = new Set<RunningServer>();

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
});

/** A server over a real socket, stopped after the test. */
export async function startApi(
  engine: EngineName = "SQLite",
  changes: Environment = {},
  options: StartOptions = {},
): Promise<RunningServer> {
  return startApiWith(await freshEnvironment(engine, changes), options);
}

/** A server with given settings, such as those of one that was stopped. */
export async function startApiWith(
  environment: Environment,
  options: StartOptions = {},
): Promise<RunningServer> {
  const server = await startServer(readSettings(environment), {
    checkAnswers: true,
    lastCall: 0,
    ...options,
  });
  running.add(server);
  return { ...server, stop: () => (running.delete(server) ? server.stop() : Promise.resolve()) };
}
