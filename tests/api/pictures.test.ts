import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { keepFiles } from "#features/pictures/keep-picture.server.ts";
import {
  readPictureFiles,
  takePictureFiles,
  writePictureFiles,
} from "#features/pictures/picture-files.server.ts";
import { readPictures } from "#features/pictures/stored-pictures.server.ts";
import {
  readScheduled,
  scheduleJob,
  unschedule,
} from "#features/publishing/scheduled-jobs.server.ts";
import { createPictureCutter } from "#platform/pictures/cut-picture.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Visitor } from "../support/visitor.ts";

async function openLibrary(engine: EngineName, buildDir?: string) {
  const server = await startApi(engine, {}, buildDir === undefined ? {} : { buildDir });
  const browser = await signedIn(server, await addColleague(server.store, "author"));
  const upload = async (bytes: Uint8Array | string, name = "picture.jpg") => {
    const body = new FormData();
    body.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const headers = { "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
    const answer = await browser.fetch("/api/admin/pictures", { method: "POST", headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const list = async (query = "") => (await browser.fetch(`/api/admin/pictures${query}`)).json();
  return { ...server, browser, upload, list };
}

/** A post with a picture beside its title. */
const postWith = (id: string) => {
  const { name, text } = postFile("first", "A post");
  return { name, text: `${text}drawing: picture:${id}\n` };
};

/** A post with a picture between its words, in Turkish. */
const postAround = (id: string) => {
  const { name, text } = postFile("second", "A post");
  return { name, text: text.replace('tr: "Words of', `tr: "![](picture:${id})\\n\\nWords of`) };
};

/** Writes an export's pictures. @returns name → content */
async function writtenTo(folder: string, store: Store): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { name, bytes } of writePictureFiles(store.read)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    files.set(name, Buffer.from(bytes).toString("base64"));
  }
  return files;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f4fd8" } });

describe.each(engines)("pictures ($engine)", ({ engine }) => {
  test("a picture is cut into four widths, turned upright, without what the camera noted, and kept under its content", async () => {
    const { upload, url, list } = await openLibrary(engine);
    const taken = await plain(1000, 2000)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await upload(taken, "C:\\Photos\\Büro.png");
    expect(picture).toMatchObject({
      ...{ status: 200, name: "Büro.png", kind: "jpeg", width: 2000, height: 1000 },
      ...{ widths: [480, 800, 1280, 1920], alt: {}, focus: [50, 50], uses: [] },
    });
    expect((await upload(taken, "again.jpg")).id).toBe(picture.id);
    expect((await list()).total).toBe(1);
    expect((await list("?q=buro")).total).toBe(1);
    expect((await list("?q=garden")).total).toBe(0);
    const file = await fetch(`${url}/uploads/${picture.id}-800.webp`);
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(file.headers.get("content-type")).toBe("image/webp");
    const shown = await sharp(await file.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: "webp", width: 800, height: 400 });
    expect(shown.exif).toBeUndefined();
    for (const wrong of ["800.png", "801.webp", "original"])
      expect((await fetch(`${url}/uploads/${picture.id}-${wrong}`)).status).toBe(404);
    expect((await fetch(`${url}/uploads/original`)).status).toBe(404);
  });

  test("it is described in the languages of the site; one that an entry shows is not deleted", async () => {
    const { upload, browser, store, list } = await openLibrary(engine);
    const { id } = await upload(await plain(600, 400).png().toBuffer());
    const described = { id, alt: { tr: " Büro ", en: "" }, decorative: false, focus: [20, 80] };
    await call(browser, "POST", "/api/admin/pictures/describe", described);
    expect((await list()).pictures[0]).toMatchObject({ alt: { tr: "Büro" }, focus: [20, 80] });
    // Two at once: who says one thing takes back nothing of what the other one said meanwhile.
    await call(browser, "POST", "/api/admin/pictures/describe", { id, alt: { de: "Büro" } });
    await call(browser, "POST", "/api/admin/pictures/describe", { id, alt: {}, focus: [30, 70] });
    expect((await list()).pictures[0]).toMatchObject({
      ...{ alt: { tr: "Büro", de: "Büro" }, decorative: false, focus: [30, 70] },
    });
    await call(browser, "POST", "/api/admin/pictures/describe", { id, alt: { de: "" } });
    expect((await list()).pictures[0].alt).toEqual({ tr: "Büro" });
    const far = { ...described, focus: [101, 0] };
    expect((await call(browser, "POST", "/api/admin/pictures/describe", far)).status).toBe(422);
    await importEntries(store, [postWith(id)], { by: "command-line", now: 1 });
    expect((await list()).pictures[0].uses).toEqual([
      { entry: "first", title: expect.stringContaining("A post"), isLive: false },
    ]);
    const remove = () => call(browser, "POST", "/api/admin/pictures/delete", { id });
    expect((await remove()).status).toBe(409);
    const without = postFile("first", "A post");
    await importEntries(store, [without, postAround(id)], { by: "command-line", now: 2 });
    expect((await remove()).status).toBe(409);
    await importEntries(store, [postFile("second")], { by: "command-line", now: 3 });
    expect((await remove()).status).toBe(200);
    expect((await list()).total).toBe(0);
  });

  test("a picture goes live once it says what it shows; what a publisher says of it later reaches the page", async () => {
    const server = await openLibrary(engine, renderingBuild());
    const { upload, browser, store, url } = server;
    const { id } = await upload(await plain(600, 400).png().toBuffer());
    const describe = (by: Visitor, tr: string) =>
      call(by, "POST", "/api/admin/pictures/describe", {
        ...{ id, alt: { tr, en: "The office", de: "Das Büro" } },
        ...{ decorative: false, focus: [20, 80] },
      });
    const posts = [postWith(id), postAround(id)];
    const needs = "picture.jpg needs an alternative text in this language, or to be decoration";
    expect(await publishPosts(server, posts)).toMatchObject({
      state: "failed",
      problems: expect.arrayContaining([
        `first tr: drawing: ${needs}`,
        `second tr: sections.first.body: ${needs}`,
      ]),
    });
    await describe(browser, "Büro");
    expect(await publishPosts(server, posts)).toMatchObject({ state: "done" });
    const pages = async () => {
      const both = ["first", "second"].map((name) => fetch(`${url}/blog/${name}.data`));
      return Promise.all((await Promise.all(both)).map((answer) => answer.text()));
    };
    for (const page of await pages())
      for (const said of [id, "Büro", "focus", "widths"]) expect(page).toContain(said);
    expect((await describe(browser, "Başka")).status).toBe(403);
    const publisher = await signedIn(server, await addColleague(store, "publisher"));
    expect((await describe(publisher, "Başka")).status).toBe(200);
    const newWords = expect.stringContaining("Başka");
    await expect.poll(pages).toEqual([newWords, newWords]);
  });

  test("a release that shows a picture which is gone is not taken back, and it is said at once which", async () => {
    const server = await openLibrary(engine, renderingBuild());
    const { upload, browser, store } = server;
    const { id } = await upload(await plain(600, 400).png().toBuffer());
    const alt = { tr: "Büro", en: "The office", de: "Das Büro" };
    const about = { id, alt, decorative: false, focus: [20, 80] };
    await call(browser, "POST", "/api/admin/pictures/describe", about);
    for (const post of [postWith(id), postFile("first", "A post")])
      expect(await publishPosts(server, [post])).toMatchObject({ state: "done" });
    expect((await call(browser, "POST", "/api/admin/pictures/delete", { id })).status).toBe(200);
    const publisher = await signedIn(server, await addColleague(store, "publisher"));
    const answer = await call(publisher, "POST", "/api/admin/content/undo", { release: 2 });
    const { job, problems } = await answer.json();
    expect(job).toBeNull();
    const why = { entry: "first", field: "drawing", level: "error", code: "noPicture" };
    expect(problems).toContainEqual(expect.objectContaining({ ...why, language: "tr" }));
  });

  test("a part of it is shown, by an address that does not tell the whole; the focal point comes along, and the whole again", async () => {
    const server = await openLibrary(engine, renderingBuild());
    const { upload, browser, url, store, list } = server;
    // Blue, and red from the middle to the right; turned by what the camera noted.
    const red = await sharp({
      create: { width: 500, height: 1000, channels: 3, background: "#f00" },
    })
      .png()
      .toBuffer();
    const seen = await plain(1000, 1000)
      .composite([{ input: red, left: 500, top: 0 }])
      .png()
      .toBuffer();
    const taken = await sharp(seen).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await upload(taken);
    const { id } = picture;
    expect(picture).toMatchObject({ part: null, shown: { id, width: 1000, height: 1000 } });
    const crop = async (part: object | null, by = browser) => {
      const answer = await call(by, "POST", "/api/admin/pictures/crop", { id, part });
      return { status: answer.status, ...(await answer.json()) };
    };
    const part = { left: 500, top: 100, width: 500, height: 250 };
    const cropped = await crop(part);
    expect(cropped).toMatchObject({ status: 200, id, width: 1000, part, focus: [50, 35] });
    const { shown } = cropped;
    expect(shown).toMatchObject({ width: 500, height: 250, widths: [480, 500] });
    expect(shown.id).not.toBe(id);
    expect((await list()).pictures[0].shown).toEqual(shown);
    const file = await fetch(`${url}/uploads/${shown.id}-480.webp`);
    const image = sharp(await file.arrayBuffer());
    expect(await image.metadata()).toMatchObject({ width: 480, height: 240 });
    const [r, , b] = (await image.stats()).channels.map(({ mean }) => mean);
    expect([Math.round(Number(r)), Math.round(Number(b))]).toEqual([254, 0]);
    for (const outside of [
      { ...part, left: 501 },
      { ...part, top: 751 },
      { ...part, width: 0 },
      { ...part, width: 15 },
      { ...part, left: -1 },
      { ...part, left: 0.5 },
    ])
      expect((await crop(outside)).status).toBe(422);
    expect((await list()).pictures[0].part).toEqual(part);

    // Smaller versions follow as AVIF; the page names the part alone, and the gate knows how wide it is.
    const describe = { id, alt: { tr: "Ofis", en: "Office", de: "Büro" }, decorative: false };
    await call(browser, "POST", "/api/admin/pictures/describe", { ...describe, focus: [75, 35] });
    const small = async (file: string) => (await fetch(`${url}/uploads/${file}`)).status;
    await expect.poll(() => small(`${shown.id}-480.avif`)).toBe(200);
    expect(await publishPosts(server, [postWith(id)])).toMatchObject({ state: "done" });
    const change = { entry: "first", language: "tr", version: 1 } as const;
    const gate = await checkForPublishing(store.read, [change], []);
    expect(gate).toContainEqual(
      expect.objectContaining({ code: "smallPicture", level: "warning", value: "500" }),
    );
    const page = async () => (await fetch(`${url}/blog/first.data`)).text();
    expect(await page()).toContain(shown.id);
    expect(await page()).not.toContain(id);
    // A live one is a publisher's.
    expect((await crop(null)).status).toBe(403);
    const publisher = await signedIn(server, await addColleague(store, "publisher"));
    expect(await crop(null, publisher)).toMatchObject({ status: 200, part: null });
    await expect.poll(page).toContain(id);
    // Pages of before may still name it; the same part is not cut twice.
    expect(await small(`${shown.id}-480.webp`)).toBe(200);
    expect((await crop(part, publisher)).shown).toEqual(shown);
    expect(await crop({ left: 0, top: 0, width: 1000, height: 1000 }, publisher)).toMatchObject({
      part: null,
    });
  });

  test("a picture that goes live by itself is not deleted, though the draft shows it no longer", async () => {
    const { upload, browser, store, list } = await openLibrary(engine);
    const { id } = await upload(await plain(600, 400).png().toBuffer());
    await importEntries(store, [postWith(id)], { by: "command-line", now: 1 });
    const later = [{ entry: "first", language: "tr", version: 1 }] as const;
    const due = Date.parse("2040-07-01T06:00:00Z");
    await scheduleJob(store, later, due);
    await importEntries(store, [postFile("first", "A post")], { by: "command-line", now: 2 });
    expect((await list()).pictures[0].uses).toEqual([
      {
        ...{ entry: "first", title: expect.stringContaining("A post") },
        ...{ isLive: false, isScheduled: true },
      },
    ]);
    const remove = () => call(browser, "POST", "/api/admin/pictures/delete", { id });
    expect((await remove()).status).toBe(409);
    const [job] = await readScheduled(store);
    await unschedule(store, [job?.id ?? ""]);
    expect((await remove()).status).toBe(200);
  });

  test("a picture that is deleted goes with all its parts", async () => {
    const { upload, browser, store } = await openLibrary(engine);
    const { id } = await upload(await plain(600, 400).png().toBuffer());
    for (const left of [0, 100]) {
      const part = { left, top: 0, width: 300, height: 300 };
      await call(browser, "POST", "/api/admin/pictures/crop", { id, part });
    }
    await call(browser, "POST", "/api/admin/pictures/delete", { id });
    for (const table of [
      "content_picture",
      "content_picture_crop",
      "content_picture_file",
    ] as const)
      expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test.runIf(engine === "PostgreSQL")(
    "a part that is made smaller while its picture is being deleted leaves no files behind",
    async () => {
      const { upload, browser, store } = await openLibrary(engine);
      const { id } = await upload(await plain(600, 400).png().toBuffer());
      const part = { left: 0, top: 0, width: 300, height: 300 };
      await call(browser, "POST", "/api/admin/pictures/crop", { id, part });
      const waiting = () =>
        sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(store.read);
      let deletion: Promise<{ status: number }> | undefined;
      await store.write(async (trx) => {
        const crop = await trx
          .updateTable("content_picture_crop")
          .set({ avif: 1 })
          .returning("id")
          .executeTakeFirstOrThrow();
        await keepFiles(trx, crop.id, [["later.avif", new Uint8Array([1])]]);
        deletion = call(browser, "POST", "/api/admin/pictures/delete", { id });
        await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0);
      });
      expect((await deletion)?.status).toBe(200);
      expect(await store.read.selectFrom("content_picture_file").select("file").execute()).toEqual(
        [],
      );
    },
  );

  test("an export holds the pictures with what is said of them; taken in elsewhere it gives the same bytes", async () => {
    const { upload, browser, store } = await openLibrary(engine);
    const { id } = await upload(await plain(600, 400).png().toBuffer(), "office.png");
    const said = { id, alt: { de: "Büro", tr: "Ofis" }, decorative: false, focus: [10, 90] };
    await call(browser, "POST", "/api/admin/pictures/describe", said);
    const part = { left: 30, top: 40, width: 200, height: 100 };
    await call(browser, "POST", "/api/admin/pictures/crop", { id, part });
    const folder = temporaryFolder();
    const first = await writtenTo(folder, store);
    expect([...first.keys()]).toEqual([`pictures/${id}.json`, `pictures/${id}.png`]);
    const other = await startApi(engine);
    const { pictures, problems } = readPictureFiles(folder);
    expect(problems).toEqual([]);
    const cutter = createPictureCutter();
    const taken = await takePictureFiles(other.store, cutter, pictures, 1);
    expect(taken).toEqual({ created: [id], problems: [] });
    expect(await takePictureFiles(other.store, cutter, pictures, 2)).toEqual({
      ...{ created: [], problems: [] },
    });
    cutter.stop();
    expect(await writtenTo(temporaryFolder(), other.store)).toEqual(first);
    expect((await readPictures(other.store.read)).get(id)?.crop).toMatchObject(part);
    writeFileSync(path.join(folder, `pictures/${id}.png`), "another");
    expect(readPictureFiles(folder).problems).toEqual([
      expect.stringContaining(`pictures/${id}.json: its picture is another one`),
    ]);
  });

  test("what is no picture that can be shown is refused by its reason, and nothing of it is kept", async () => {
    const { upload, list } = await openLibrary(engine);
    const whole = await plain(900, 900).jpeg().toBuffer();
    const frames = Buffer.concat([
      await plain(40, 40).raw().toBuffer(),
      await sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } })
        .raw()
        .toBuffer(),
    ]);
    const moving = await sharp(frames, {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const refused: [string, Uint8Array | string][] = [
      ["empty", ""],
      [
        "svg",
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ],
      ["noPicture", "<html><script>alert(1)</script></html>"],
      ["noPicture", `GIF89a${"a".repeat(15_000)}`],
      ["damaged", whole.subarray(0, whole.length / 2)],
      ["animated", moving],
      ["tooManyPixels", await plain(10_001, 5_000).png({ compressionLevel: 9 }).toBuffer()],
      ["tooSmall", await plain(2, 2).png().toBuffer()],
      ["tooLarge", Buffer.alloc(100 * 1024 * 1024, 1)],
    ];
    for (const [reason, bytes] of refused)
      expect([reason, await upload(bytes)]).toMatchObject([reason, { errors: { file: [reason] } }]);
    expect((await list()).total).toBe(0);
    // One that is fine comes through after all that.
    expect((await upload(whole)).status).toBe(200);
  });
});
