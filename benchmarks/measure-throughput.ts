import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Answer, askOnce } from "./ask-once.ts";
import type { Measured } from "./generate-load.ts";
import { type Gets, measureGets, sender } from "./measure-gets.ts";
import { measureMessages } from "./measure-messages.ts";
import { median } from "./median.ts";
import { processorTime } from "./processor-time.ts";
import { startNginx } from "./start-nginx.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const load = { connections: 50, duration: 2_000 };
const rounds = 7;
/** A server that has just begun looks for news, gives memory back and has its first pages checked, ms. */
const settling = 20_000;
const news = "/api/v1/Site/News?language=tr";

interface Served {
  port: number;
  pid: number | undefined;
}

interface Case {
  name: string;
  path: string;
  headers?: Record<string, string>;
  refused?: boolean;
  /** Who else has the same file. */
  others: Served[];
}

/**
 * Our server, its request log on, beside a bare `node:http` that sends the same bytes and headers, beside sirv and
 * nginx, in turns: once behind a proxy that it believes, so that each request has a visitor of its own, and once not.
 */
export async function measureThroughput(): Promise<Table[]> {
  const sirv = await startMeasure("static-server.ts");
  const nginx = await startNginx();
  const others = [sirv, ...(nginx ? [nginx] : [])];
  const vendor = /^vendor-.*\.js$/;
  const asset = readdirSync("build/client/assets").find((name) => vendor.test(name)) ?? "";
  const rows: string[][] = [];
  const memory: string[][] = [];
  let messages: Measured | undefined;
  // Both at once, so that neither has the machine while a fresh one still settles.
  const servers = await Promise.all([
    startOurs("behind a proxy", "127.0.0.1"),
    startOurs("without", ""),
  ]);
  await pause(settling);
  for (const { server, behind, proxy } of servers) {
    const ours = { port: server.port, pid: server.process.pid };
    const before = server.memory();
    const { etag = "" } = await askOnce(server.port, "/", {});
    const cases: Case[] = [
      // A page is no file of the build: of the others none has it.
      { name: `\`/\`, ${behind}`, path: "/", others: [] },
      { name: `an asset, ${behind}`, path: `/assets/${asset}`, others },
      ...(proxy ? ["gzip", "identity"] : []).map((encoding) => ({
        ...{ path: "/", headers: { "accept-encoding": encoding }, others: [] },
        name: `\`/\` in ${encoding}, ${behind}`,
      })),
      { name: `a 304, ${behind}`, path: "/", headers: { "if-none-match": etag }, others: [] },
      // With one visitor all but five are refused.
      {
        ...{ path: news, others: [], refused: !proxy },
        name: proxy ? `news, ${behind}` : "news, one visitor: 429",
      },
    ];
    for (const each of cases) rows.push(await compare(ours, each));
    const after = server.memory();
    if (proxy) messages = await measureMessages(server.port, { ...load, duration: 4_000 });
    memory.push([behind, megabytes(before), megabytes(after), megabytes(server.memory())]);
  }
  for (const { server } of servers) await server.stop();
  sirv.process.kill();
  await nginx?.stop();
  return [
    {
      title: `Throughput (${sender}, ${load.connections} connections; medians of ${rounds} rounds; µs of processor time a request)`,
      head: [
        "request",
        "ours /s",
        "bare node:http /s",
        "ratio",
        "ours µs",
        "bare µs",
        "ratio",
        "sirv /s",
        "nginx /s",
        "p50 ms",
        "p99 ms",
        "odd answers",
      ],
      rows,
    },
    {
      title: "Stored contact messages (our own generator)",
      head: ["a second", "p50 ms", "p99 ms", "odd answers"],
      rows: messages ? [[whole(messages.perSecond), ...latencies([messages])]] : [],
    },
    {
      title: "Server memory (RSS)",
      head: ["", "before MB", "after pages, files and news MB", "after stored messages MB"],
      rows: memory,
    },
  ];
}

const startOurs = async (behind: string, proxy: string) => ({
  ...{ behind, proxy },
  server: await startServerProcess({ LOG_LEVEL: "info", TRUST_PROXY: proxy }),
});

/** Several rounds, each of all servers, so that a busy moment hits all. */
async function compare(ours: Served, { name, path, headers = {}, refused = false, others }: Case) {
  // First come those that are answered, so that a refusal is what is compared.
  await measureGets({ ...load, port: ours.port, path, headers });
  const bare = await startMeasure("bare-server.ts", await askOnce(ours.port, path, headers));
  const servers = [ours, bare, ...others];
  const turns: Turn[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries())
      turns[index]?.push(await takeTurn(server, { path, headers, refused }));
  bare.process.kill();
  const [own = [], theirs = [], ...rest] = turns;
  const middle = (list: Turn[], field: "perSecond" | "micros") =>
    median(list.map((turn) => turn[field]));
  /** Of each round; above 1 we are the better one. */
  const ratio = (of: (mine: Turn, other: Turn) => number) =>
    median(own.map((turn, round) => of(turn, theirs[round] as Turn))).toFixed(2);
  return [
    name,
    whole(middle(own, "perSecond")),
    whole(middle(theirs, "perSecond")),
    ratio((mine, other) => mine.perSecond / other.perSecond),
    middle(own, "micros").toFixed(1),
    middle(theirs, "micros").toFixed(1),
    ratio((mine, other) => other.micros / mine.micros),
    ...[0, 1].map((index) => (rest[index] ? whole(middle(rest[index], "perSecond")) : "–")),
    ...latencies(own),
  ];
}

interface Turn extends Measured {
  /** Processor time a request. */
  micros: number;
}

async function takeTurn({ port, pid }: Served, asked: Pick<Gets, "path" | "headers" | "refused">) {
  const before = processorTime(pid);
  const measured = await measureGets({ ...load, ...asked, port });
  return { ...measured, micros: (processorTime(pid) - before) / measured.requests };
}

async function startMeasure(
  file: string,
  answer?: Answer,
): Promise<Served & { process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)));
  if (answer) child.send(answer);
  const [port] = await once(child, "message");
  return { port: port as number, pid: child.pid, process: child };
}

const latencies = (turns: readonly Measured[]) => [
  median(turns.map(({ p50 }) => p50)).toFixed(2),
  median(turns.map(({ p99 }) => p99)).toFixed(2),
  String(turns.reduce((sum, { odd }) => sum + odd, 0)),
];
const whole = (value: number) => Math.round(value).toLocaleString("en");
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
