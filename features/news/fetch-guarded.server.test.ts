import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FeedServer, faults, serve, startFeedServer } from "#tests/support/feed-server.ts";

/** What each name stands for, one answer after the other. */
const names: Record<string, string[][]> = {
  "inside.example": [["10.0.0.1"]],
  "mixed.example": [["127.0.0.1", "10.0.0.1"]],
  "changing.example": [["127.0.0.1"], ["10.0.0.1"]],
};
let server: FeedServer;
let fetchGuarded: typeof import("./fetch-guarded.server.ts").fetchGuarded;
beforeAll(async () => {
  server = await startFeedServer({ "/public": serve("hello") });
  // Loaded for this file alone: files share what they load, and no other one may meet these.
  vi.resetModules();
  // 127.0.0.1 plays the public internet here, so that the way from it to a private address can be tried.
  vi.doMock("./public-address.server.ts", () => ({
    isPublicAddress: (ip: string) => ip === "127.0.0.1",
  }));
  vi.doMock("node:dns", () => ({
    lookup(name: string, _options: object, answer: (error: null, found: object[]) => void) {
      const addresses = names[name]?.shift() ?? [];
      answer(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    },
  }));
  ({ fetchGuarded } = await import("./fetch-guarded.server.ts"));
});
afterAll(async () => {
  vi.doUnmock("./public-address.server.ts");
  vi.doUnmock("node:dns");
  vi.resetModules();
  await server.close();
});

const fetch = (url: string) =>
  fetchGuarded(url, { allowPrivate: false, maxBytes: 1_000, headers: {} });

test("a public address is fetched", async () => {
  const answer = await fetch(`${server.origin}/public`);
  expect(answer.bytes.toString()).toBe("hello");
});

test.each([
  "http://127.0.0.2/",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "//10.0.0.1/",
])("from there a redirect to %s is refused", async (target) => {
  server.routes.set("/redirect", faults.redirect(target));
  await expect(fetch(`${server.origin}/redirect`)).rejects.toThrow("not a public address");
});

test.each([
  ["inside.example", "10.0.0.1"],
  // One private address among public ones is enough: which one is taken is not ours to say.
  ["mixed.example", "10.0.0.1"],
])("a name that stands for a private address is refused: %s", async (name, address) => {
  server.routes.set("/name", faults.redirect(`http://${name}/`));
  await expect(fetch(`${server.origin}/name`)).rejects.toThrow(`leads to ${address}`);
});

test("a name is asked for once, and the connection goes to what was answered", async () => {
  const url = server.origin.replace("127.0.0.1", "changing.example");
  expect((await fetch(`${url}/public`)).status).toBe(200);
  await expect(fetch(`${url}/public`)).rejects.toThrow("leads to 10.0.0.1");
});
