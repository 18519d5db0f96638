import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { seedMessages } from "../scripts/seed/seed-messages.ts";
import { measureGets } from "./measure-gets.ts";
import { measureMessages } from "./measure-messages.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const load = { connections: 50, duration: 3_000 };
const factors = [1, 10, 100];
const messages = [0, 1_000, 10_000, 100_000];

/** The server with ten and a hundred times the pages and languages, and with more and more stored messages. */
export async function measureGrowth(): Promise<Table[]> {
  const rows: string[][] = [];
  for (const factor of factors) rows.push(await withPages(factor));
  const stored: string[][] = [];
  for (const count of messages) stored.push(await withMessages(count));
  return [
    {
      title: "Growth: pages and languages (files above 64 MB in all are read from the disk)",
      head: [
        "times",
        "pages",
        "start ms",
        "memory MB",
        "`/` /s",
        "the last page /s",
        "memory after MB",
      ],
      rows,
    },
    {
      title: "Growth: a stored contact message, by messages already stored",
      head: ["stored", "a second", "p50 ms", "p99 ms"],
      rows: stored,
    },
  ];
}

interface Manifest {
  files: { path: string; file: string; type: string }[];
}

/** The site again and again under other prefixes, as more languages would be. */
async function withPages(factor: number): Promise<string[]> {
  const manifest: Manifest = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
  const built = manifest.files.filter(({ type }) => type.startsWith("text/html"));
  const copies = Array.from({ length: factor - 1 }, (_, copy) =>
    built.map((file) => ({ ...file, path: `/x${copy}${file.path}` })),
  ).flat();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"));
  symlinkSync(path.resolve("build/client"), path.join(folder, "client"));
  const grown = { ...manifest, files: [...manifest.files, ...copies] };
  writeFileSync(path.join(folder, "static-manifest.json"), JSON.stringify(grown));
  const server = await startServerProcess({}, folder);
  const before = server.memory();
  const rate = async (address: string) =>
    (await measureGets({ ...load, path: address, port: server.port })).perSecond;
  const home = await rate("/");
  const last = await rate(copies.at(-1)?.path ?? built.at(-1)?.path ?? "/");
  const after = server.memory();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return [
    `× ${factor}`,
    String(built.length * factor),
    server.startMs.toFixed(0),
    megabytes(before),
    whole(home),
    whole(last),
    megabytes(after),
  ];
}

async function withMessages(count: number): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-messages-"));
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  const store = createStore(database);
  if (count > 0) await seedMessages(store, count);
  await store.close();
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const { perSecond, p50, p99 } = await measureMessages(server.port, load);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [whole(count), whole(perSecond), p50.toFixed(1), p99.toFixed(1)];
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
