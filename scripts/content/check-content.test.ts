import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { pictureId } from "#features/pictures/keep-picture.server.ts";
import { postFile } from "#tests/support/posts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkFiles } from "./check-content.ts";

/** A folder as an export writes it: a post, and the picture that it shows. */
async function exported(alt: Record<string, string>) {
  const folder = temporaryFolder();
  const create = { width: 1600, height: 900, channels: 3, background: "#2f4fd8" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const id = pictureId(bytes);
  const { name, text } = postFile("first", "A first post");
  const shown = `${text}drawing: picture:${id}\n`;
  const said = { name: "office.png", kind: "png", alt, decorative: false, focus: [50, 50] };
  for (const [file, content] of [
    [name, shown],
    [`pictures/${id}.png`, bytes],
    [`pictures/${id}.json`, JSON.stringify(said)],
  ] as const) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const checked = async (folder: string) => {
  const { broken, problems } = await checkFiles(readEntryFiles(folder), folder);
  return [...broken, ...problems.map(({ language, message }) => `${language}: ${message}`)];
};

test("the pictures of a folder lie beside its entries", async () => {
  const alt = { tr: "Ofis", en: "Office", de: "Büro" };
  expect(await checked(await exported(alt))).toEqual([]);
  expect(await checked(await exported({ tr: "Ofis", en: "Office" }))).toEqual([
    expect.stringContaining("de: "),
  ]);
});

test("a picture that is another one than its name says keeps all from being imported", async () => {
  const folder = await exported({ tr: "Ofis" });
  const [file = ""] = readEntryFiles(folder)
    .map(({ text }) => /picture:([0-9a-f]+)/.exec(text)?.[1] ?? "")
    .map((id) => path.join(folder, "pictures", `${id}.png`));
  writeFileSync(file, "another");
  expect(await checked(folder)).toEqual([expect.stringContaining("its picture is another one")]);
});
