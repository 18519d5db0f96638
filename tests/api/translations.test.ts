import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { setField } from "#features/pages/set-field.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { postFile } from "../support/posts.ts";

async function openBoard(engine: EngineName) {
  const server = await startApi(engine);
  const { store } = server;
  const made = { by: "command-line", now: 1 };
  await importEntries(store, [postFile("first", "A first post")], made);
  const browser = await signedIn(server, await addColleague(store, "author"));
  const read = async (query = "") =>
    (await browser.fetch(`/api/admin/translations?language=de${query}`)).json();
  const title = async () => (await read()).items[0];
  const send = async (text: object) =>
    (await (await call(browser, "POST", "/api/admin/translations", { texts: [text] })).json())
      .texts;
  const write = async (text: object) =>
    (await send(text)).map(({ decision }: { decision: string }) => decision);
  /** Somebody else changes a text. */
  const set = async (field: string, value: string) => {
    const [entry] = await readNewest(store.read, ["first"]);
    if (entry) await importEntries(store, [setField(entry.document, field, value)], made);
  };
  const file = async (format: string, query = "") =>
    (
      await browser.fetch(`/api/admin/translations/file?language=de&format=${format}${query}`)
    ).text();
  const take = (text: string) => {
    const body = new FormData();
    body.set("file", new Blob([text]), "texts");
    const headers = { "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
    return browser.fetch("/api/admin/translations/file", { method: "POST", headers, body });
  };
  return { read, title, send, write, set, file, take };
}

const given = (text: Record<string, string>, value: string) => ({
  ...{ entry: text.entry, field: text.field, language: "de" },
  ...{ of: text.sourceHash, was: text.targetHash, value },
});

describe.each(engines)("translations ($engine)", ({ engine }) => {
  test("a Turkish text that changes makes its translation stale, with the words before beside; it is written or still right", async () => {
    const { title, write, set, read } = await openBoard(engine);
    expect((await read()).counts).toMatchObject({ done: 4, stale: 0, missing: 0 });
    await set("title.tr", "A second post");
    const stale = await title();
    expect(stale).toMatchObject({
      ...{ entry: "first", field: "title", state: "stale" },
      ...{ source: "A second post", before: "A first post", value: "A first post (de)" },
    });
    expect(await write(given(stale, "A first post (de)"))).toEqual(["taken"]);
    expect((await title()).state).toBe("done");
    expect(await write(given(await title(), "Ein zweiter Beitrag"))).toEqual(["taken"]);
    expect(await title()).toMatchObject({ state: "done", value: "Ein zweiter Beitrag" });
    expect(await write(given(await title(), "A second post"))).toEqual(["taken"]);
    expect((await title()).state).toBe("same");
    // What the writer had seen is not there any more.
    expect(await write(given(stale, "Late"))).toEqual(["kept"]);
    expect(await write({ ...given(stale, "x"), field: "sections.gone.body" })).toEqual(["gone"]);
    expect(await write(given(await title(), "a\nb"))).toEqual(["refused"]);
  });

  test("what is refused says why by a code, which the back office has words for in each language", async () => {
    const { title, send } = await openBoard(engine);
    const whys = async (value: string) =>
      (await send(given(await title(), value))).map(({ why }: { why: unknown }) => why);
    expect(await whys("a\nb")).toEqual([{ code: "notOneLine" }]);
    expect(await whys("x".repeat(319))).toEqual([{ code: "tooLong", value: "319/110" }]);
    expect(await whys("Ein erster Beitrag")).toEqual([null]);
  });

  test.each(["xliff", "csv"])(
    "a %s file goes out and comes back; late it is stale, and overwrites nothing",
    async (format) => {
      const { title, set, file, take, read } = await openBoard(engine);
      const out = await file(format);
      expect(await (await take(out)).json()).toEqual({ counts: { unchanged: 4 }, texts: [] });
      const back = out
        .replace("A first post (de)", "Ein erster Beitrag")
        .replace("About first (de)", "Über den ersten");
      await set("title.tr", "A second post");
      await set("description.de", "Hier geschrieben");
      const told = await (await take(back)).json();
      expect(told.counts).toEqual({ late: 1, kept: 1, unchanged: 2 });
      expect(told.texts.map(({ field }: { field: string }) => field)).toEqual([
        "title",
        "description",
      ]);
      expect(await title()).toMatchObject({ state: "stale", value: "Ein erster Beitrag" });
      expect((await read("&q=Hier")).items).toHaveLength(1);
      expect(await file(format, "&state=stale")).not.toContain("Hier geschrieben");
    },
  );

  test.each([
    ["", "columns"],
    ["\u0000\u0001", "columns"],
    ["<html></html>", "kind"],
    ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff version="1.2"/>', "doctype"],
    ["x".repeat(5 * 1024 * 1024 + 1), "too_large"],
    ['<xliff version="1.2"><file original="first" target-language="fr"/></xliff>', "language"],
    ["entry,key,language,source,target,state\r\n", "empty"],
    ['<xliff version="1.2"></xliff>', "empty"],
    ['<xliff version="1.2"><file original="first" target-language="de">', "broken"],
    ['<xliff version="1.2"><file original="first" target-language="tr"/></xliff>', "language"],
  ])("a file that is none is refused with its reason (%#)", async (text, code) => {
    const { take, title } = await openBoard(engine);
    const answer = await take(text);
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { file: [code] }]);
    expect((await title()).value).toBe("A first post (de)");
  });
});
