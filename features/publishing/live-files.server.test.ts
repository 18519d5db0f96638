import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "#platform/store/tables.ts";
import { createLiveFiles } from "./live-files.server.ts";
import { publishFile } from "./publish-file.server.ts";

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
  for (const { bytes } of variants?.values() ?? []) expect(bytes?.length).toBeGreaterThan(0);
  expect(live.readPage("/error")?.html).toBe(html);
  await expect(live.follow()).rejects.toThrow("does not answer");
});
