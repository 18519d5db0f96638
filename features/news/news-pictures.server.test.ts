import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FeedServer, serve, startFeedServer } from "#tests/support/feed-server.ts";
import { createNewsPictures, type NewsPictures } from "./news-pictures.server.ts";

let folder: string;
let server: FeedServer;
let pictures: NewsPictures;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "pictures-")), "news-pictures");
  server = await startFeedServer();
  pictures = createNewsPictures({
    folder,
    allowPrivate: true,
    userAgent: "Test/1.0",
    folderMaxBytes: 1_000,
  });
});
afterAll(async () => {
  pictures.stop();
  await server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f4fd8" } });

test("the same picture has the same name, also when two articles bring it at once", async () => {
  server.routes.set("/a.png", serve(await plain(500, 300).png().toBuffer()));
  const first = await pictures.store(`${server.origin}/a.png`);
  expect(first).toEqual({ picture: expect.stringMatching(/^[\da-f]{32}$/), width: 500 });
  const again = [1, 2, 3].map(() => pictures.store(`${server.origin}/a.png`));
  expect(await Promise.all(again)).toEqual([first, first, first]);
});

test.each<[string, () => Promise<Buffer | string>]>([
  ["text", async () => "not a picture"],
  ["nothing", async () => ""],
  ["a pixel that counts visitors", () => plain(1, 1).gif().toBuffer()],
  [
    "a picture that claims to be far larger than it is",
    async () => hugePng(await plain(100, 100).png().toBuffer()),
  ],
  [
    "a drawing that names other files",
    async () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>`,
  ],
])("%s is not shown", async (_, make) => {
  server.routes.set("/bad", serve(await make(), { type: "image/png" }));
  await expect(pictures.store(`${server.origin}/bad`)).rejects.toThrow(
    "no picture that can be shown",
  );
});

test("over the limit the oldest go, those in use last", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const names = ["a", "b", "c"].map((letter) => `${letter.repeat(32)}-400.webp`);
  for (const [age, name] of names.entries()) {
    writeFileSync(path.join(folder, name), Buffer.alloc(400));
    utimesSync(path.join(folder, name), 1_000 + age, 1_000 + age);
  }
  writeFileSync(path.join(folder, "note.txt"), "not ours");
  await pictures.prune(new Set(["a".repeat(32)]));
  expect(readdirSync(folder).sort()).toEqual([names[0], names[2], "note.txt"]);
});

/** A PNG whose header says 100,000 by 100,000 pixels. */
function hugePng(png: Buffer): Buffer {
  const lie = Buffer.from(png);
  lie.writeUInt32BE(100_000, 16);
  lie.writeUInt32BE(100_000, 20);
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return lie;
}
