import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequest, measureLoad, requestText } from "./measure-load.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const connections = 50;
const duration = 4_000;
const rounds = 3;

/** Our server beside a bare `node:http` that sends the same bytes and headers, in turns. */
export async function measureThroughput(): Promise<Table[]> {
  const server = await startServerProcess();
  const before = server.memory();
  const asset =
    readdirSync("build/client/assets").find((name) => /^vendor-.*\.js$/.test(name)) ?? "";
  const { etag } = await ask(server.port, "/", {});
  const cases: { name: string; path: string; headers: Record<string, string> }[] = [
    { name: "`/`", path: "/", headers: {} },
    { name: "an asset", path: `/assets/${asset}`, headers: {} },
    { name: "a 304", path: "/", headers: { "if-none-match": etag ?? "" } },
    { name: "the news API", path: "/api/v1/Site/News?language=tr", headers: {} },
  ];
  const rows: string[][] = [];
  for (const { name, path, headers } of cases)
    rows.push(await compare(server.port, name, path, headers));
  rows.push(await storedMessages(server.port));
  const after = server.memory();
  await server.stop();
  return [
    {
      title: "Throughput",
      head: ["request", "ours /s", "bare node:http /s", "ratio", "p50 ms", "p99 ms", "odd answers"],
      rows,
    },
    {
      title: "Server memory (RSS)",
      head: ["before MB", "after MB"],
      rows: [[before, after].map(megabytes)],
    },
  ];
}

/** The median of several turns, each of both, so that a busy moment hits both. */
async function compare(port: number, name: string, path: string, headers: Record<string, string>) {
  const answer = await ask(port, path, headers);
  const bare = await startBare(answer);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const load = { request: getRequest(path, headers), connections, duration };
    const ours = await measureLoad({ ...load, port });
    const theirs = await measureLoad({ ...load, port: bare.port });
    turns.push({ ours, theirs, ratio: ours.perSecond / theirs.perSecond });
  }
  bare.process.kill();
  turns.sort((a, b) => a.ratio - b.ratio);
  const median = turns[Math.floor(rounds / 2)];
  if (!median) throw new Error("nothing was measured");
  const { ours, theirs, ratio } = median;
  return [
    name,
    whole(ours.perSecond),
    whole(theirs.perSecond),
    ratio.toFixed(2),
    ours.p50.toFixed(2),
    ours.p99.toFixed(2),
    String(turns.reduce((sum, turn) => sum + turn.ours.odd, 0)),
  ];
}

/** Contact messages, each on the disk with its two mails before it is acknowledged. */
async function storedMessages(port: number): Promise<string[]> {
  const { cookies } = await ask(port, "/api/session", {});
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? "";
  const body = JSON.stringify({
    NameSurname: "Deniz Kaya",
    // Another person each time: nobody gets more than thirty receipts a day.
    Email: "deniz-{number}@example.com",
    Phone: "0222 000 00 00",
    Company: "Örnek A.Ş.",
    Message: "Üretim verilerimizi tek ekranda görmek istiyoruz.",
    Language: "tr",
  });
  const post = requestText(
    "POST",
    "/api/v1/Site/ContactForm/Create",
    {
      origin: JSON.parse(readFileSync("build/static-manifest.json", "utf8")).origin,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body.replace("{number}", "00000000"))),
      cookie: cookies,
      "x-xsrf-token": decodeURIComponent(token),
    },
    body,
  );
  const { perSecond, p50, p99, odd } = await measureLoad({
    port,
    request: post,
    connections,
    duration,
  });
  return [
    "a stored contact message",
    whole(perSecond),
    "–",
    "–",
    p50.toFixed(2),
    p99.toFixed(2),
    String(odd),
  ];
}

interface Answer {
  status: number;
  headers: string[];
  body: string;
  etag?: string;
  cookies: string;
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(
      { port, path, headers: { "accept-encoding": "gzip, deflate, br", ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            // Those that node:http adds by itself are left to it.
            headers: pairs(response.rawHeaders)
              .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name))
              .flat(),
            body: Buffer.concat(chunks).toString("base64"),
            etag: response.headers.etag,
            cookies: (response.headers["set-cookie"] ?? [])
              .map((cookie) => cookie.split(";")[0])
              .join("; "),
          }),
        );
      },
    )
      .on("error", reject)
      .end();
  });
}

function pairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name, raw[i + 1] ?? ""]] : [],
  );
}

async function startBare(answer: Answer): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL("./bare-server.ts", import.meta.url)));
  child.send(answer);
  const [port] = await once(child, "message");
  return { port: port as number, process: child };
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
