import { describe, expect, test } from "vitest";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { endOf, pageFile, postFile, publishChanges, undo } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const day = 24 * 3_600_000;
const made = { by: "command-line", now: Date.parse("2026-11-01T09:00:00Z") };

/** An author before some drafts. */
async function open(engine: EngineName, files = [postFile("first"), postFile("other")]) {
  let now = Date.now();
  const options = { buildDir: renderingBuild(), now: () => now };
  const server = await startApi(engine, {}, options);
  await importEntries(server.store, files, made);
  const person = await addColleague(server.store, "author");
  let browser = await signedIn(server, person);
  const ask = async (path: string) => {
    const answer = await browser.fetch(`/api/admin/${path}`);
    return { status: answer.status, body: await answer.json() };
  };
  const send = async (path: string, body: object) => {
    const answer = await call(browser, "POST", `/api/admin/${path}`, body);
    return { status: answer.status, body: await answer.json() };
  };
  const bin = async (...ids: string[]) => (await send("content/bin", { ids })).body.kept;
  const restore = async (...ids: string[]) => (await send("content/restore", { ids })).body.kept;
  const listed = async () =>
    (await ask("content")).body.items.map(({ id }: { id: string }) => id) as string[];
  const inBin = async () => (await ask("content/bin")).body.items as Record<string, unknown>[];
  const tidy = async (later = 0) => {
    now += later;
    await server.site.features.tidy();
    // A session does not last so long.
    browser = await signedIn(server, person);
  };
  return { server, person, ask, send, bin, restore, listed, inBin, tidy, now: () => now };
}

const linking = (id: string, to: string) => {
  const file = postFile(id);
  return { ...file, text: file.text.replace(`Words of ${id}"`, `[x](${to})"`) };
};

describe.each(engines)("the bin ($engine)", ({ engine }) => {
  test("an entry that is not live leaves every list, is told with who and when, and comes back as it was", async () => {
    const { server, person, ask, send, bin, restore, listed, inBin } = await open(engine);
    const write = { do: "set", at: "title", language: "tr", to: "Yarım", was: "first" };
    const steps = { id: "first", tab: "a-tab-of-mine", revision: 0, operations: [write] };
    expect((await send("entry/change", steps)).status).toBe(200);
    expect(await bin("first")).toEqual([]);
    expect(await listed()).toEqual(["other"]);
    expect((await ask("content")).body).toMatchObject({ binned: 1, counts: { entries: 1 } });
    expect(await inBin()).toMatchObject([
      { id: "first", kind: "post", by: "Ayşe Yılmaz", erased: expect.any(String) },
    ]);
    expect((await ask("entry/starts?kind=post")).body.starts).toMatchObject([{ id: "other" }]);
    expect((await newestChanges(server.store.read)).map(({ entry }) => entry)).not.toContain(
      "first",
    );
    // Whoever has it open hears where it is.
    for (const [path, body] of [
      ["entry/change", { ...steps, revision: 1 }],
      ["entry/save", { id: "first" }],
      ["entry/preview-link", { id: "first", language: "tr" }],
    ] as const)
      expect([path, await send(path, body)]).toMatchObject([
        path,
        { status: 410, body: { code: "binned" } },
      ]);
    expect((await ask("entry?id=first")).status).toBe(410);
    expect((await send("content/bin", { ids: ["first"] })).status).toBe(404);

    expect(await restore("first")).toEqual([]);
    expect(await inBin()).toEqual([]);
    expect((await ask("entry?id=first")).body.document.values.title.tr).toBe("Yarım");
    expect((await send("content/restore", { ids: ["first"] })).status).toBe(404);
    const log = await server.store.read
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .where("by_id", "=", person.id)
      .where("action", "in", ["content.bin", "content.restore"])
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      "content.bin first",
      "content.restore first",
    ]);
  });

  test("what is live, scheduled or being published stays, and of several none goes", async () => {
    const { server, bin, listed } = await open(engine);
    const changes = await newestChanges(server.store.read, ["first"]);
    await endOf(server, await queueJob(server.store, "publish", changes, Date.now()));
    expect(await bin("first", "other")).toMatchObject([{ entry: "first", why: "live" }]);
    expect(await listed()).toEqual(["first", "other"]);
    const later = await newestChanges(server.store.read, ["other"]);
    const row = { kind: "publish", changes: JSON.stringify(later), attempts: 0 } as const;
    const due = Date.parse("2040-07-01T06:00:00Z");
    const id = crypto.randomUUID();
    await server.store.write((trx) =>
      trx
        .insertInto("publish_job")
        .values({ ...row, id, asked_at: due, state: "scheduled" })
        .execute(),
    );
    expect(await bin("other")).toMatchObject([
      { entry: "other", why: "scheduled", due: "2040-07-01T06:00:00.000Z" },
    ]);
    await server.store.write((trx) =>
      trx
        .updateTable("publish_job")
        .set({ state: "waiting", lease_until: Date.now() + day, holder: "somebody" })
        .where("id", "=", id)
        .execute(),
    );
    expect(await bin("other")).toMatchObject([{ entry: "other", why: "publishing" }]);
  });

  test("what others lead to stays and says who: a live page, a draft, what is being written, a menu, an address", async () => {
    const files = [
      postFile("first"),
      linking("links", "page:first"),
      linking("writes", "/blog/second"),
      postFile("second"),
      {
        name: "menu/header-menu.yaml",
        text: "title: { tr: Menü }\nitems:\n  - id: one\n    level: 1\n    label: { tr: Bir }\n    to: page:third\n",
      },
      postFile("third"),
      {
        name: "second-name/again.yaml",
        text: "path: /blog/single/v1\nshows: fourth\nlayout: first\n",
      },
      postFile("fourth"),
      postFile("alone"),
    ];
    const { send, bin } = await open(engine, files);
    expect(await bin("first")).toMatchObject([
      { why: "named", names: [{ entry: "links", title: "links (en)", isLive: false }] },
    ]);
    expect(await bin("second")).toMatchObject([{ why: "named", names: [{ entry: "writes" }] }]);
    expect(await bin("third")).toMatchObject([{ why: "named", names: [{ entry: "header-menu" }] }]);
    expect(await bin("fourth")).toMatchObject([{ why: "named", names: [{ entry: "again" }] }]);
    const to = "[x](page:alone)";
    const at = "sections.first.body";
    const step = { do: "set", at, language: "tr", to, was: "Words of second" };
    const body = { id: "second", tab: "a-tab-of-mine", revision: 0, operations: [step] };
    expect((await send("entry/change", body)).status).toBe(200);
    expect(await bin("alone")).toMatchObject([{ why: "named", names: [{ entry: "second" }] }]);
    // Among themselves they may.
    expect(await bin("first", "links")).toEqual([]);
  });

  test("a live page that leads to it is told as live", async () => {
    const files = [linking("links", "page:first"), postFile("first")];
    const { server, bin } = await open(engine, files);
    const changes = await newestChanges(server.store.read);
    await publishChanges(server, changes);
    const off = changes.flatMap((change) =>
      change.entry === "first" ? [{ ...change, version: null }] : [],
    );
    await publishChanges(server, off);
    expect(await bin("first")).toMatchObject([
      { why: "named", names: [{ entry: "links", isLive: true }] },
    ]);
  });

  test("what the site itself needs can never go", async () => {
    const files = [
      pageFile("contact", "/contact"),
      pageFile("home", "/"),
      pageFile("failed", "/error"),
      { name: "announcement/announcement.yaml", text: "title: { tr: Duyuru }\n" },
    ];
    const { bin, listed } = await open(engine, files);
    const all = ["contact", "home", "failed", "announcement"];
    for (const id of all) expect(await bin(id)).toMatchObject([{ entry: id, why: "needed" }]);
    expect((await listed()).toSorted()).toEqual(all.toSorted());
  });

  test("an address becomes free; whoever wants it back hears that it is taken, and may have another", async () => {
    const { server, send, bin, restore } = await open(engine);
    expect(await bin("first")).toEqual([]);
    const heir = {
      ...postFile("heir"),
      text: postFile("heir").text.replaceAll(": heir,", ": first,"),
    };
    await importEntries(server.store, [heir], made);
    expect(await restore("first")).toMatchObject([
      { entry: "first", address: "/blog/first", by: { entry: "heir", title: "heir (en)" } },
    ]);
    const body = { ids: ["first"], elsewhere: true };
    expect((await send("content/restore", body)).body.kept).toEqual([]);
    const [back] = await readNewest(server.store.read, ["first"]);
    expect(back?.document.slugs).toEqual({ tr: "first-2", en: "first-2", de: "first" });
  });

  test("a name in the bin is given to nothing else, and a file brings nothing back", async () => {
    const { server, send, bin } = await open(engine);
    await bin("first");
    await expect(importEntries(server.store, [postFile("first")], made)).rejects.toThrow(
      NotImported,
    );
    const wanted = { kind: "post", from: null, title: "First", address: "first" };
    expect((await send("entry/new", wanted)).body).toEqual({ id: "first-2" });
  });

  test("a release that would bring it back cannot be taken back before it is out of the bin", async () => {
    const { server, bin, restore, inBin, tidy } = await open(engine, [postFile("first")]);
    const changes = await newestChanges(server.store.read);
    await publishChanges(server, changes);
    await publishChanges(
      server,
      changes.map((change) => ({ ...change, version: null })),
    );
    expect(await bin("first")).toEqual([]);
    expect(await inBin()).toMatchObject([{ id: "first", erased: null }]);
    const refused = await undo(server);
    expect(refused.problems?.[0]).toMatch("first tr: is in the bin");
    // As long as that release can be taken back it is not erased either.
    await tidy(40 * day);
    expect(await restore("first")).toEqual([]);
    expect(await undo(server)).toMatchObject({ release: 3 });
    expect((await fetch(`${server.url}/blog/first`)).status).toBe(200);
  });

  test("thirty days later everything of it is erased but its name", async () => {
    const { server, bin, inBin, tidy, send } = await open(engine);
    await send("entry/preview-link", { id: "first", language: "tr" });
    await bin("first");
    await tidy(29 * day);
    expect(await inBin()).toHaveLength(1);
    await tidy(2 * day);
    expect(await inBin()).toEqual([]);
    expect((await send("content/restore", { ids: ["first"] })).status).toBe(404);
    const left = await server.store.read
      .selectFrom("content_version")
      .select("entry")
      .where("entry", "=", "first")
      .execute();
    expect(left).toEqual([]);
    expect(await server.store.read.selectFrom("content_bin").selectAll().execute()).toMatchObject([
      { entry: "first", binned_by: null },
    ]);
    // A file that somebody kept makes it anew.
    await importEntries(server.store, [postFile("first")], made);
    expect((await readNewest(server.store.read, ["first"]))[0]?.version).toBe(2);
  });
});
