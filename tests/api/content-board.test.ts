import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import {
  readScheduled,
  scheduleJob,
  wakeScheduled,
} from "#features/publishing/scheduled-jobs.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { postFile } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const made = { by: "command-line", now: Date.parse("2026-11-01T09:00:00Z") };

/** A publisher, and posts that are drafts. */
async function openBoard(engine: EngineName, files = [postFile("first", "A first post")]) {
  const server = await startApi(engine, {}, { buildDir: renderingBuild() });
  if (files.length > 0) await importEntries(server.store, files, made);
  const person = await addColleague(server.store, "publisher");
  const browser = await signedIn(server, person);
  const ask = async (path: string) => {
    const answer = await browser.fetch(`/api/admin/content${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const send = (path: string, body: object) =>
    call(browser, "POST", `/api/admin/content/${path}`, body);
  const ended = async (job: string) => {
    const states = ["done", "failed"];
    await expect.poll(async () => states.includes((await ask(`/job?id=${job}`)).state)).toBe(true);
    return ask(`/job?id=${job}`);
  };
  const publish = async (...ids: string[]) =>
    ended((await (await send("publish", { ids })).json()).job);
  const status = async (path: string) =>
    (await fetch(server.url + path, { redirect: "manual" })).status;
  return { server, person, browser, ask, send, ended, publish, status };
}

describe.each(engines)("the content board ($engine)", ({ engine }) => {
  test("a draft is seen, published, found live, taken back and taken off, and who did it is told", async () => {
    const { ask, send, ended, publish, status, server, person } = await openBoard(engine);
    const before = await ask("?shown=en");
    expect(before.counts).toMatchObject({ entries: 1, draft: 1, live: 0, sample: 0 });
    expect(before.items[0]).toMatchObject({ id: "first", kind: "post", scheduled: null });
    expect(await publish("first")).toMatchObject({ state: "done", release: 1, problems: [] });
    expect(await status("/blog/first")).toBe(200);
    const after = await ask("?state=live&language=de");
    expect(after.counts).toMatchObject({ draft: 0, live: 1 });
    expect(after.items[0].languages[2]).toMatchObject({
      ...{ language: "de", state: "live", address: "/de/blog/first" },
    });
    // The same once more changes nothing.
    expect(await (await send("publish", { ids: ["first"] })).json()).toEqual({
      job: null,
      problems: [],
    });
    const { releases, undoable } = await ask("/releases");
    expect(undoable).toBe(1);
    expect(releases).toMatchObject([{ id: 1, by: "Ayşe Yılmaz", isUndone: false, undoes: null }]);
    expect(releases[0].changes).toHaveLength(3);
    expect(releases[0].changes[0].title).toContain("A first post");

    expect((await send("undo", { release: 7 })).status).toBe(409);
    await ended((await (await send("undo", { release: 1 })).json()).job);
    expect(await status("/blog/first")).not.toBe(200);
    expect((await ask("/releases")).releases).toMatchObject([
      { id: 2, undoes: 1, by: "Ayşe Yılmaz" },
      { id: 1, isUndone: true },
    ]);

    await publish("first");
    const gone = await (await send("unpublish", { ids: ["first"] })).json();
    await ended(gone.job);
    expect(await status("/blog/first")).not.toBe(200);
    const log = await server.store.read
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .where("by_id", "=", person.id)
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      ...["content.publish first", "content.undo 1"],
      ...["content.publish first", "content.unpublish first"],
    ]);
  });

  test("what was written in the editor goes live with it, unless it cannot be kept", async () => {
    const { browser, publish, send, status, server } = await openBoard(engine);
    const writes = (revision: number, to: string, was: string) => {
      const operation = { do: "set", at: "slug", language: "tr", to, was };
      const body = { id: "first", tab: "a-tab-of-mine", revision, operations: [operation] };
      return call(browser, "POST", "/api/admin/entry/change", body);
    };
    expect((await writes(0, "typed", "first")).status).toBe(200);
    expect(await publish("first")).toMatchObject({ state: "done", problems: [] });
    expect(await status("/blog/typed")).toBe(200);
    expect((await writes(2, "no address", "typed")).status).toBe(200);
    const refused = await (await send("publish", { ids: ["first"] })).json();
    expect(refused).toMatchObject({
      job: null,
      problems: [{ entry: "first", code: "wrongAddress" }],
    });
    expect((await fetch(`${server.url}/blog/typed`)).status).toBe(200);
  });

  test("what the gate refuses is named by entry, language and field, and nothing is asked for", async () => {
    const file = postFile("first", "A first post");
    const dead = { ...file, text: file.text.replace("Words of first", "[x](page:nothing)") };
    const { send, ask } = await openBoard(engine, [dead]);
    const answer = await (await send("publish", { ids: ["first"] })).json();
    expect(answer.job).toBe(null);
    expect(answer.problems).toContainEqual(
      expect.objectContaining({
        ...{ level: "error", entry: "first", language: "tr" },
        message: expect.stringContaining("nothing, which is not live"),
      }),
    );
    expect((await ask("/releases")).releases).toEqual([]);
  });

  test("a publication is put on the schedule in the office's time, shown, and taken off it", async () => {
    const { send, ask, browser } = await openBoard(engine);
    const answer = await send("schedule", { ids: ["first"], at: "2040-07-01T09:00" });
    expect(await answer.json()).toMatchObject({ due: "2040-07-01T06:00:00.000Z" });
    const { scheduled, timeZone } = await ask("/releases");
    expect(timeZone).toBe("Europe/Istanbul");
    expect(scheduled).toMatchObject([{ due: "2040-07-01T06:00:00.000Z", by: "Ayşe Yılmaz" }]);
    expect((await ask("?state=scheduled")).items).toHaveLength(1);
    expect((await send("unschedule", { id: scheduled[0].id })).status).toBe(200);
    expect((await send("unschedule", { id: scheduled[0].id })).status).toBe(404);
    // One language alone, where somebody names it; the entry says so too.
    const german = { ids: ["first"], languages: ["de"], at: "2040-07-01T09:00" };
    await send("schedule", german);
    const [{ id, changes }] = (await ask("/releases")).scheduled;
    const title = "A first post";
    expect(changes).toEqual([{ entry: "first", language: "de", isGone: false, title }]);
    const entry = await (await browser.fetch("/api/admin/entry?id=first")).json();
    expect(entry.scheduled).toEqual([
      { job: id, due: "2040-07-01T06:00:00.000Z", languages: ["de"], version: 1 },
    ]);
    for (const at of ["2020-01-01T09:00", "2040-02-31T09:00", "soon"])
      expect([at, (await send("schedule", { ids: ["first"], at })).status]).toEqual([at, 422]);
  });

  test("a publication that is scheduled again after a lost answer stands on the schedule once", async () => {
    const { send, ask, server } = await openBoard(engine);
    const wanted = { ids: ["first"], at: "2040-07-01T09:00" };
    for (const answer of await Promise.all([send("schedule", wanted), send("schedule", wanted)]))
      expect(await answer.json()).toMatchObject({ due: "2040-07-01T06:00:00.000Z", problems: [] });
    await send("schedule", wanted);
    const { scheduled } = await ask("/releases");
    expect(scheduled).toHaveLength(1);
    const logged = await server.store.read.selectFrom("audit_log").select("action").execute();
    expect(logged.filter(({ action }) => action === "content.schedule")).toHaveLength(1);
    // Another time or another language is something else; taken off, the same is new again.
    await send("schedule", { ...wanted, at: "2040-07-02T09:00" });
    await send("schedule", { ...wanted, languages: ["de"] });
    expect((await ask("/releases")).scheduled).toHaveLength(3);
    await send("unschedule", { id: scheduled[0].id });
    await send("schedule", wanted);
    expect((await ask("/releases")).scheduled).toHaveLength(3);
  });

  test("what somebody writes in the editor is a newer draft at once, under the title that it has there", async () => {
    const { ask, browser, publish } = await openBoard(engine);
    await publish("first");
    const states = async () => {
      const { counts, items } = await ask("?state=changed");
      const [first] = items;
      return [
        counts.changed,
        first?.title,
        ...(first?.languages ?? []).map((one: { state: string }) => one.state),
      ];
    };
    expect(await states()).toEqual([0, undefined]);
    const operation = {
      do: "set",
      at: "title",
      language: "tr",
      was: "A first post",
      to: "Written",
    };
    const tab = "0d5c2a3e-7b1f-4f6a-9c8d-1e2f3a4b5c6d";
    const step = { id: "first", tab, revision: 0, operations: [operation] };
    expect((await call(browser, "POST", "/api/admin/entry/change", step)).status).toBe(200);
    expect(await states()).toEqual([1, "Written", "changed", "live", "live"]);
    expect((await ask("?state=changed&language=de")).items).toEqual([]);
    await publish("first");
    expect(await states()).toEqual([0, undefined]);
  });

  test("what is scheduled anew for the same time goes live as it was written last; a newer one that is live is told", async () => {
    const { send, ask, browser, server, publish } = await openBoard(engine, [
      postFile("first", "A first post"),
      postFile("second", "A second post"),
    ]);
    const at = "2040-07-01T09:00";
    await send("schedule", { ids: ["first", "second"], at });
    await send("schedule", { ids: ["first"], at: "2040-07-02T09:00" });
    await importEntries(server.store, [postFile("first", "A better title")], made);
    await send("schedule", { ids: ["first"], languages: ["tr", "en"], at });
    const versions = async () =>
      (await readScheduled(server.store)).map(({ due, changes }) => [
        new Date(due).toISOString().slice(0, 10),
        ...changes.map(({ entry, language, version }) => `${entry} ${language} ${version}`).sort(),
      ]);
    const others = ["second de 1", "second en 1", "second tr 1"];
    const later = ["2040-07-02", "first de 1", "first en 1", "first tr 1"];
    expect((await versions()).sort()).toEqual([
      ["2040-07-01", "first de 1", ...others],
      ["2040-07-01", "first en 2", "first tr 2"],
      later,
    ]);
    // The same again after a lost answer is still the same.
    await send("schedule", { ids: ["first"], languages: ["tr", "en"], at });
    expect(await versions()).toHaveLength(3);

    const scheduled = async () =>
      (await (await browser.fetch("/api/admin/entry?id=first")).json()).scheduled.map(
        ({ due, isOlder = false }: { due: string; isOlder?: boolean }) => [
          due.slice(0, 10),
          isOlder,
        ],
      );
    expect(new Set((await scheduled()).map(([, isOlder]: [string, boolean]) => isOlder))).toEqual(
      new Set([false]),
    );
    await publish("first");
    expect((await scheduled()).sort()).toEqual([
      ["2040-07-01", false],
      ["2040-07-01", true],
      ["2040-07-02", true],
    ]);
    expect((await ask("/releases")).scheduled).toHaveLength(3);

    // An editor that is open hears of it: which languages, and which of its versions.
    const query = "id=first&tab=0d5c2a3e-7b1f-4f6a-9c8d-1e2f3a4b5c6d&revision=0";
    const news = await (await browser.fetch(`/api/admin/entry/news?${query}`)).json();
    const isLive = news.live.map((one: { language: string; version: number }) =>
      [one.language, one.version].join(" "),
    );
    expect(isLive.sort()).toEqual(["de 2", "en 2", "tr 2"]);
    expect(news.scheduled.at(-1)).toMatchObject({
      due: "2040-07-02T06:00:00.000Z",
      ...{ languages: ["tr", "en", "de"], version: 1, isOlder: true },
    });
  });

  test("what was scheduled and could not go live is told until it is live", async () => {
    const { ask, publish, server } = await openBoard(engine, [
      postFile("first", "A first post"),
      postFile("second", "A second post"),
    ]);
    const at = Date.now() + 60_000;
    const broken = postFile("first", "A first post");
    const version = async (text: string) => {
      const files = [{ ...broken, text }];
      await importEntries(server.store, files, made);
      return newestChanges(server.store.read, ["first"]);
    };
    const leadsNowhere = await version(
      broken.text.replaceAll("Words of first", "[Words](page:second)"),
    );
    await scheduleJob(server.store, leadsNowhere, at, null);
    expect((await ask("/releases")).missed).toEqual([]);
    await wakeScheduled(server.store, at);
    server.site.features.ports.publishing?.wake();
    const missed = async () => (await ask("/releases?shown=en")).missed;
    await expect.poll(missed).toMatchObject([{ by: null, due: new Date(at).toISOString() }]);
    const [{ changes }] = await missed();
    expect(changes).toContainEqual({
      ...{ entry: "first", language: "de", isGone: false },
      title: "A first post (en)",
    });
    await publish("second");
    await version(broken.text);
    await publish("first");
    expect(await missed()).toEqual([]);
  });

  test("a long list comes a page at a time, and is found with or without accents", async () => {
    const many = Array.from({ length: 51 }, (_, index) => postFile(`post-${index}`, "Çığır"));
    const { ask } = await openBoard(engine, many);
    const first = await ask("?q=cigir");
    expect([first.items.length, first.next]).toEqual([50, "50"]);
    const second = await ask("?q=cigir&after=50");
    expect([second.items.length, second.next]).toEqual([1, null]);
    expect((await ask("?q=nothing")).items).toEqual([]);
  });

  test("an address of an earlier website leads to an entry at once, and an undo takes back a page, not that", async () => {
    const { send, ask, publish, server, status } = await openBoard(engine);
    await publish("first");
    const redirect = { language: "de", path: "/alt/beitrag.html", entry: "first" };
    expect((await send("redirects/add", redirect)).status).toBe(200);
    const answer = () => fetch(`${server.url}/de/alt/beitrag.html`, { redirect: "manual" });
    await expect.poll(async () => (await answer()).status).toBe(301);
    expect((await answer()).headers.get("location")).toBe("/de/blog/first");
    expect((await ask("/redirects")).redirects).toMatchObject([{ ...redirect, to: "/blog/first" }]);
    const { releases, undoable } = await ask("/releases");
    expect([undoable, releases[0].isRedirects, releases[0].isUndone]).toEqual([1, true, false]);
    await send("redirects/remove", { language: "de", path: redirect.path });
    await expect.poll(async () => (await answer()).status).not.toBe(301);
    for (const [wrong, field] of [
      [{ path: "/blog/first" }, "path"],
      [{ path: "no" }, "path"],
      [{ path: "/api/session" }, "path"],
      [{ path: `/${"a".repeat(15_000)}` }, "path"],
      [{ entry: "unknown" }, "entry"],
    ] as const) {
      const refused = await send("redirects/add", { ...redirect, ...wrong });
      expect([wrong, refused.status]).toEqual([wrong, 422]);
      expect(Object.keys((await refused.json()).errors)).toEqual([field]);
    }
    expect(await status("/blog/first")).toBe(200);
  });

  test("redirects of many people at one instant are all kept", async () => {
    const { send, ask, publish } = await openBoard(engine);
    await publish("first");
    const paths = Array.from({ length: 12 }, (_, at) => `/old/${at}`);
    const answers = await Promise.all(
      paths.map((path) => send("redirects/add", { language: "de", path, entry: "first" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const { redirects } = await ask("/redirects");
    expect(redirects.map(({ path }: { path: string }) => path).sort()).toEqual(paths.sort());
  });

  test("an author sees all of it and publishes nothing; where nothing renders, nobody does", async () => {
    const { server } = await openBoard(engine);
    const author = await signedIn(server, await addColleague(server.store, "author"));
    expect((await author.fetch("/api/admin/content")).status).toBe(200);
    const body = { ids: ["first"] };
    expect((await call(author, "POST", "/api/admin/content/publish", body)).status).toBe(403);
    const plain = await startApi(engine);
    await importEntries(plain.store, [postFile("first", "A first post")], made);
    const publisher = await signedIn(plain, await addColleague(plain.store, "publisher"));
    expect((await (await publisher.fetch("/api/admin/content")).json()).canPublish).toBe(false);
    const refused = await call(publisher, "POST", "/api/admin/content/publish", body);
    expect(refused.status).toBe(503);
  });
});
