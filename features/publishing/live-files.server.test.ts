import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Variant } from "#platform/http/ready-answer.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { migrate } from "#server/database/migrate.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createLiveFiles } from "./live-files.server.ts";
import { publishFile } from "./publish-file.server.ts";
import { flip, keepFiles } from "./release-files.server.ts";

const silent = new Proxy({} as Kysely<Tables>, {
  get() {
    throw new Error("the database does not answer");
  },
});

test("what says that there is no page waits for no database, whatever encoding is asked for", async () => {
  const html = `<html>${"<p>There is no such page.</p>".repeat(200)}</html>`;
  const page = await publishFile("/error", html, "text/html; charset=utf-8", 404);
  const live = createLiveFiles(silent, "build", { first: [page] });
  const { status, variants } = live.find("/error") ?? {};
  expect(status).toBe(404);
  expect([...(variants?.keys() ?? [])]).toEqual(["br", "identity"]);
  for (const { size, from } of variants?.values() ?? []) expect(await sizeOf(from)).toBe(size);
  expect((await live.readPage("/error"))?.html).toBe(html);
  await expect(live.follow()).rejects.toThrow("does not answer");
});

test("where the store is a file, a page is read when it is first asked for, and then stays", async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  await migrate(database.db);
  const store = createStore(database);
  onTestFinished(() => store.close());
  const textOf = (path: string) => `<html>${`<p>${path}</p>`.repeat(200)}</html>`;
  for (const path of ["/contact", "/blog/a-post"]) {
    const page = await publishFile(path, textOf(path), "text/html; charset=utf-8");
    await keepFiles(store, [page], 1);
    const rows = [{ path, source: path, file: page.file }];
    const to = { build: "one", origin: "", release: 1, now: 1 };
    await store.write((trx) => flip(trx, to, { rows, gone: [] }));
  }
  const bytesOf = (live: ReturnType<typeof createLiveFiles>, path: string) =>
    live.find(path)?.variants.get("br")?.bytes;

  const eager = createLiveFiles(store.read, "one");
  await eager.follow();
  expect(bytesOf(eager, "/blog/a-post")).toBeDefined();

  const lazy = createLiveFiles(store.read, "one", { lazy: true });
  await lazy.follow();
  expect(bytesOf(lazy, "/contact")).toBeUndefined();
  expect(bytesOf(lazy, "/blog/a-post")).toBeUndefined();
  expect((await lazy.readPage("/blog/a-post"))?.html).toBe(textOf("/blog/a-post"));
  expect(bytesOf(lazy, "/blog/a-post")).toBeDefined();

  // Of a crowd that takes no Brotli, the first one pays.
  const { variants } = lazy.find("/blog/a-post") ?? {};
  for (const encoding of ["gzip", "identity"] as const) {
    const { size, from } = variants?.get(encoding) ?? {};
    expect(await sizeOf(from)).toBe(size);
    expect(variants?.get(encoding)?.bytes).toHaveLength(size ?? 0);
  }
});

test("until a build has a release, the newest of those before it is shown, whole; then its own alone", async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  await migrate(database.db);
  const store = createStore(database);
  onTestFinished(() => store.close());
  const shows = async (build: string, release: number, texts: Record<string, string>) => {
    for (const [path, text] of Object.entries(texts)) {
      const page = await publishFile(path, text, "text/html; charset=utf-8");
      await keepFiles(store, [page], 1);
      const rows = [{ path, source: text, file: page.file }];
      await store.write((trx) =>
        flip(trx, { build, origin: "", release, now: 1 }, { rows, gone: [] }),
      );
    }
  };
  await shows("a stranger", 9, { "/": "not ours" });
  await shows("oldest", 1, { "/": "oldest" });
  await shows("older", 2, { "/": "older", "/gone": "older" });

  const builds = () => ["never began", "older", "oldest"];
  const others = { builds, follow: async () => {}, find: () => undefined };
  const live = createLiveFiles(store.read, "new", { others, lazy: true });
  const textAt = async (path: string) => {
    const { variants } = live.find(path) ?? {};
    const from = variants?.get("identity")?.from;
    return typeof from === "function" ? (await from()).toString() : undefined;
  };
  await live.follow();
  expect([await textAt("/"), await textAt("/gone"), live.release()]).toEqual(["older", "older", 0]);
  await shows("older", 3, { "/": "older still" });
  await live.follow();
  expect([await textAt("/"), live.release()]).toEqual(["older still", 0]);
  await shows("new", 3, { "/": "new" });
  await live.follow();
  expect([await textAt("/"), live.find("/gone"), live.release()]).toEqual(["new", undefined, 3]);
  await shows("older", 4, { "/": "too late" });
  await live.follow();
  expect(await textAt("/")).toBe("new");
});

const sizeOf = async (from: Variant["from"] | undefined) =>
  typeof from === "function" ? (await from()).length : undefined;
