import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { runSql, startPostgres } from "../support/postgres.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage } from "../support/visitor.ts";
import { askFront, type FrontRequest } from "./ask-front.ts";
import { makeCertificate } from "./certificate.ts";
import { createNetwork, type Machine } from "./network.ts";
import { needs } from "./programs.ts";
import { startFront } from "./start-front.ts";

const port = 3000;
const serve = new URL("../../server/serve.ts", import.meta.url).href;

/** What another machine reaches at `host` is answered by a port of this one. */
async function forward(host: string, to: number): Promise<void> {
  const server = createServer((incoming) => {
    const outgoing = connect(to, "127.0.0.1");
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing])
      socket.on("error", () => {
        incoming.destroy();
        outgoing.destroy();
      });
  }).listen(to, host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
}

async function startSite(machine: Machine, environment: Record<string, string>) {
  const program = `import { serve } from ${JSON.stringify(serve)};
    await serve({ buildDir: ${JSON.stringify(environment.BUILD)} });`;
  const [command = "", ...args] = [...machine.within, process.execPath, "--input-type=module"];
  const env = { PATH: process.env.PATH, ...environment, HOST: machine.address };
  const child = spawn(command, [...args, "--eval", program], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  onTestFinished(() => end(child, "SIGKILL"));
  await expect.poll(() => output, { timeout: 120_000 }).toContain("is ready");
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** nginx, two machines with the site, and PostgreSQL, each somewhere else. */
async function openSite(cluster: NonNullable<Awaited<ReturnType<typeof startPostgres>>>) {
  const { host, machines } = createNetwork("front", "one", "two");
  const database = new URL(cluster.urlOf("website"));
  await runSql(cluster.urlOf("postgres"), "create database website");
  await forward(host, Number(database.port));
  database.hostname = host;
  const environment = {
    PORT: String(port),
    SITE_ORIGIN: "https://www.example.com",
    DATABASE_URL: database.href,
    TRUST_PROXY: machines.front.address,
    MIN_FILL_SECONDS: "0",
    LOG_LEVEL: "silent",
    SELF_TEST_HOUR: "off",
    ...noFeeds,
    BUILD: fakeBuild({}, "https://www.example.com"),
  };
  const startOn = (name: "one" | "two") =>
    startSite(machines[name], { ...environment, DATA_DIR: temporaryFolder() });
  const [one, two] = await Promise.all([startOn("one"), startOn("two")]);
  const certificate = makeCertificate(temporaryFolder(), "www.example.com");
  await startFront("nginx", {
    certificate,
    upstreams: [machines.one, machines.two].map(({ address }) => `${address}:${port}`),
    httpsPort: 443,
    httpPort: 80,
    within: machines.front.within,
  });
  const ca = readFileSync(certificate.certificate);
  const ask = (path: string, options: FrontRequest = {}) =>
    askFront(443, ca, path, { ...options, host: machines.front.address });
  await expect
    .poll(() =>
      ask("/contact").then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

  /** As the page does: the same key for every try of one message. */
  async function send(key: string) {
    const session = await ask("/api/session");
    const cookies = (session.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? "");
    return ask(formAddresses.contactForm, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        cookie: cookies.join("; "),
        "x-xsrf-token": cookies.find((one) => one.startsWith("XSRF-TOKEN="))?.slice(11) ?? "",
      },
      body: JSON.stringify({ ...goodMessage, Message: key }),
    });
  }
  return { ask, send, machines, one, two, startOn, database: cluster.urlOf("website") };
}

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

test("two machines, one PostgreSQL and nginx, each in a network namespace", async (context) => {
  needs(context, "nginx", "openssl", "ip");
  if (process.getuid?.() !== 0) context.skip("Network namespaces need root.");
  const cluster = await startPostgres();
  if (!cluster) return context.skip("PostgreSQL is not installed.");
  onTestFinished(() => cluster.stop());
  const site = await openSite(cluster);
  const { ask, send, machines, database } = site;

  // Session and form go to either machine; limits are counted together.
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await send(randomUUID())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await rowsOf(database, "delete from rate_limit");

  // A release overlaps with the one before it: nobody sees the restart of a machine.
  let reading = true;
  const seen: number[] = [];
  const reader = (async () => {
    while (reading) seen.push((await ask("/contact")).status);
  })();
  await end(site.one, "SIGTERM");
  const restarted = await site.startOn("one");
  expect((await send(randomUUID())).status).toBe(200);

  // A process is killed while messages are sent: the visitor tries again, with the same key.
  const key = randomUUID();
  const killed = end(restarted, "SIGKILL");
  let answer = await send(key).catch(() => undefined);
  for (let tries = 0; answer?.status !== 200 && tries < 5; tries += 1)
    answer = await send(key).catch(() => undefined);
  await killed;
  expect(answer?.status).toBe(200);
  await site.startOn("one");
  await expect.poll(() => seen.length).toBeGreaterThan(20);
  reading = false;
  await reader;
  expect(seen.filter((status) => status !== 200)).toEqual([]);

  // A machine is gone without a word: nginx waits for it once, and then leaves it alone.
  machines.two.disconnect();
  const times: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const since = performance.now();
    expect((await ask("/contact")).status).toBe(200);
    times.push(performance.now() - since);
  }
  expect(Math.max(...times)).toBeLessThan(16_000);
  expect(times.filter((ms) => ms > 1_000).length).toBeLessThan(3);
  const rows = await rowsOf(
    database,
    "select message, count(*)::int as n from contact_message group by 1",
  );
  expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
  expect(rows.filter(({ message }) => message === key)).toHaveLength(1);
  expect(rows).toHaveLength(7);
});
