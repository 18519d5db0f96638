import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Answer, askOnce } from "./ask-once.ts";
import type { Measured } from "./generate-load.ts";
import { getRequest, measureLoad } from "./measure-load.ts";
import { measureMessages } from "./measure-messages.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const load = { connections: 50, duration: 4_000 };
const rounds = 3;
/** What `npm run bench` must send to the news API, at least. */
const newsCalls = 100_000;

interface Case {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** sirv has the same file. */
  isFile: boolean;
}

/** Our server beside a bare `node:http` that sends the same bytes and headers, and beside sirv, in turns. */
export async function measureThroughput(): Promise<Table[]> {
  const server = await startServerProcess();
  const files = await startMeasure("static-server.ts");
  const before = server.memory();
  const vendor = /^vendor-.*\.js$/;
  const asset = readdirSync("build/client/assets").find((name) => vendor.test(name)) ?? "";
  const known = async (port: number) => ({
    "if-none-match": (await askOnce(port, "/", {})).etag ?? "",
  });
  const cases: Case[] = [
    { name: "`/`", path: "/", isFile: true },
    { name: "an asset", path: `/assets/${asset}`, isFile: true },
    { name: "a 304", path: "/", headers: await known(server.port), isFile: false },
    { name: "the news API", path: "/api/v1/Site/News?language=tr", isFile: false },
  ];
  const rows: string[][] = [];
  for (const each of cases) rows.push(await compare(server.port, files.port, each));
  const afterPages = server.memory();
  const stored = await measureMessages(server.port, load);
  rows.push([
    "a stored contact message",
    whole(stored.perSecond),
    ...["–", "–", "–", "–"],
    ...latencies(stored),
  ]);
  const after = server.memory();
  files.process.kill();
  await server.stop();
  return [
    {
      title: `Throughput (${load.connections} connections; median of ${rounds} turns)`,
      head: [
        "request",
        "ours /s",
        "bare node:http /s",
        "ratio",
        "sirv /s",
        "ratio",
        "p50 ms",
        "p99 ms",
        "odd answers",
      ],
      rows,
    },
    {
      title: "Server memory (RSS)",
      head: ["before MB", "after pages, files and news MB", "after stored messages MB"],
      rows: [[before, afterPages, after].map(megabytes)],
    },
  ];
}

/** The median of several turns, each of all servers, so that a busy moment hits all. */
async function compare(port: number, files: number, each: Case): Promise<string[]> {
  const { name, path, headers = {}, isFile } = each;
  const bare = await startMeasure("bare-server.ts", await askOnce(port, path, headers));
  const turns: { ours: Measured; theirs: Measured; sirv: Measured | undefined; calls: number }[] =
    [];
  const request = getRequest(path, headers);
  const enough = () => turns.length >= rounds && turns.length % 2 === 1;
  const calls = () => turns.reduce((sum, turn) => sum + turn.calls, 0);
  while (!enough() || (path.includes("News") && calls() < newsCalls)) {
    const ours = await measureLoad({ ...load, request, port });
    const theirs = await measureLoad({ ...load, request, port: bare.port });
    const sirv = isFile ? await measureLoad({ ...load, request, port: files }) : undefined;
    turns.push({ ours, theirs, sirv, calls: (ours.perSecond * load.duration) / 1_000 });
  }
  bare.process.kill();
  turns.sort(
    (a, b) => a.ours.perSecond / a.theirs.perSecond - b.ours.perSecond / b.theirs.perSecond,
  );
  const median = turns[Math.floor(turns.length / 2)];
  if (!median) throw new Error("nothing was measured");
  const { ours, theirs, sirv } = median;
  const ratio = (other?: Measured) => (other ? (ours.perSecond / other.perSecond).toFixed(2) : "–");
  return [
    name,
    whole(ours.perSecond),
    whole(theirs.perSecond),
    ratio(theirs),
    sirv ? whole(sirv.perSecond) : "–",
    ratio(sirv),
    ...latencies({ ...ours, odd: turns.reduce((sum, turn) => sum + turn.ours.odd, 0) }),
  ];
}

async function startMeasure(
  file: string,
  answer?: Answer,
): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)));
  if (answer) child.send(answer);
  const [port] = await once(child, "message");
  return { port: port as number, process: child };
}

const latencies = ({ p50, p99, odd }: Measured) => [p50.toFixed(2), p99.toFixed(2), String(odd)];
const whole = (value: number) => Math.round(value).toLocaleString("en");
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
