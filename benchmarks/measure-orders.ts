import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { goodOrder, sendOrder } from "#tests/support/orders.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { sellSeeds } from "#tests/support/seeded-shop.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { askOnce } from "./ask-once.ts";
import type { Measured } from "./generate-load.ts";
import { measureLoad, requestText } from "./measure-load.ts";
import { measureMessages } from "./measure-messages.ts";
import { median } from "./median.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const load = { connections: 50, duration: 4_000 };
const rounds = 3;
const buyers = 200;
const productId = 1030;
/** Read when it is needed: who asks what the command can do has no build. */
const builtOrigin = (): string =>
  JSON.parse(readFileSync("build/static-manifest.json", "utf8")).origin;

/** Orders beside contact messages of the same run, and the last piece of a product with many buyers at once. */
export async function measureOrders(): Promise<Table[]> {
  return [await measureRate(), await measureLastPiece()];
}

/** Each is on the disk with its mails before it is acknowledged. */
async function measureRate(): Promise<Table> {
  const rows: Record<"orders" | "messages", Measured[]> = { orders: [], messages: [] };
  const server = await startServerProcess();
  try {
    const database = { dataDir: server.dataDir };
    await besides(database, (store) => stockUp(store, 1_000_000_000));
    const visitor = new Visitor(`http://127.0.0.1:${server.port}`);
    const body = await goodOrder(visitor, productId);
    // In turns, so that a busy moment hits both.
    for (let round = 0; round < rounds; round += 1) {
      rows.messages.push(await measureMessages(server.port, load));
      rows.orders.push(await measureStored(server.port, body));
    }
  } finally {
    await server.stop();
  }
  const middle = (name: keyof typeof rows, field: "perSecond" | "p50" | "p99") =>
    median(rows[name].map((one) => one[field]));
  const ratio = median(
    rows.orders.map(({ perSecond }, round) => perSecond / (rows.messages[round]?.perSecond ?? 0)),
  );
  const lineOf = (name: keyof typeof rows) => [
    name,
    Math.round(middle(name, "perSecond")).toLocaleString("en"),
    middle(name, "p50").toFixed(2),
    middle(name, "p99").toFixed(2),
    String(rows[name].reduce((sum, { odd }) => sum + odd, 0)),
  ];
  return {
    title: `Stored with their mails, SQLite (${load.connections} connections; medians of ${rounds} rounds in turns; orders ${ratio.toFixed(2)} of messages)`,
    head: ["what", "a second", "p50 ms", "p99 ms", "odd answers"],
    rows: [lineOf("messages"), lineOf("orders")],
  };
}

async function measureStored(port: number, order: object): Promise<Measured> {
  const { cookies } = await askOnce(port, "/api/session", {});
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? "";
  const good = order as Awaited<ReturnType<typeof goodOrder>>;
  const Buyer = { ...good.Buyer, Email: "buyer-{number}@example.com" };
  const body = JSON.stringify({ ...good, Buyer });
  const request = requestText(
    "POST",
    "/api/v1/Shop/Order/Create",
    {
      origin: builtOrigin(),
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body.replace("{number}", "00000000"))),
      cookie: cookies,
      "x-xsrf-token": decodeURIComponent(token),
    },
    body,
  );
  return measureLoad({ port, request, ...load });
}

async function measureLastPiece(): Promise<Table> {
  const rows = [await oneLastPiece("SQLite, 1 process", 1)];
  rows.push(await oneLastPiece("SQLite, 4 processes", 4));
  const cluster = await startPostgres({ durable: true });
  if (cluster)
    rows.push(await oneLastPiece("PostgreSQL, 4 processes", 4, cluster.urlOf("postgres")));
  await cluster?.stop();
  return {
    title: `The last piece: ${buyers} buyers at once, each trying twice with one key`,
    head: [
      "where",
      "orders",
      "left",
      "mails",
      "sold out (409)",
      "other answers",
      "replays that differ",
      "ms",
    ],
    rows,
  };
}

async function oneLastPiece(name: string, processes: number, databaseUrl?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-orders-"));
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await startServerProcess(settings));
  try {
    return await besides({ dataDir, databaseUrl }, async (store) => {
      await stockUp(store, 1);
      const people = await Promise.all(
        Array.from({ length: buyers }, async (_, at) => {
          const visitor = new Visitor(`http://127.0.0.1:${servers[at % processes]?.port}`);
          await visitor.openSession();
          const body = await goodOrder(visitor, productId, { Email: `buyer${at}@example.com` });
          return { visitor, body, key: crypto.randomUUID() };
        }),
      );
      const begun = performance.now();
      const tries = await Promise.all(
        people.map(async ({ visitor, body, key }) => {
          const answers = [];
          for (const _ of [1, 2]) {
            const answer = await sendOrder(visitor, body, key);
            answers.push({ status: answer.status, text: await answer.text() });
          }
          return answers;
        }),
      );
      const took = performance.now() - begun;
      const first = tries.map(([one]) => one?.status);
      const count = (status: number) => first.filter((one) => one === status).length;
      const differing = tries.filter(([one, two]) => one?.status === 200 && one.text !== two?.text);
      const orders = await store.read.selectFrom("shop_order").select("id").execute();
      const mails = await store.read.selectFrom("mail").select("id").execute();
      const { stock } = await store.read
        .selectFrom("product_stock")
        .select("stock")
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow();
      const figures = [orders.length, stock, mails.length, count(409)];
      const other = buyers - count(200) - count(409);
      return [name, ...[...figures, other, differing.length, Math.round(took)].map(String)];
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stockUp(store: Store, stock: number): Promise<void> {
  await sellSeeds(store);
  await store.write((trx) =>
    trx.updateTable("product_stock").set({ stock }).where("product_id", "=", productId).execute(),
  );
}

async function besides<Result>(
  where: { dataDir: string; databaseUrl?: string | undefined },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = createStore(await openDatabase(where));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
