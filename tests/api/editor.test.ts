import { describe, expect, test } from "vitest";
import { createPresence } from "#features/editor/presence.server.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { seenIn } from "#features/pages/seen-in.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { type EngineName, engines } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { pageFile, postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const tab = "tab-of-a-test";
const title = (to: string, was: string, language = "tr") => ({
  ...{ do: "set", at: "title", language, to, was },
});

async function open(engine: EngineName) {
  const office = await openBackOffice(engine, {}, { buildDir: renderingBuild() });
  await publishPosts(office.server, [postFile("first", "Old words")]);
  const post = async (path: string, body: object) => {
    const answer = await office.change(`entry/${path}`, { id: "first", ...body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const change = (revision: number, operations: object[], from = tab) =>
    post("change", { tab: from, revision, operations });
  const ended = async (job: string) => {
    for (;;) {
      const state = await office.read(`entry/job?job=${job}`);
      if ((state.state as unknown) !== "waiting") return state;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const entry = () => office.read("entry?id=first") as Promise<Record<string, unknown>>;
  const page = async (path: string) => (await fetch(office.server.url + path)).text();
  return { ...office, office: office.change, post, change, ended, entry, page };
}

describe.each(engines)("the editor ($engine)", ({ engine }) => {
  test("a headline is changed, kept and published; the translations are stale, and still live", async () => {
    const { post, change, ended, entry, page, read } = await open(engine);
    expect(await entry()).toMatchObject({ version: 1, revision: 0, isChanged: false });
    const changed = await change(0, [title("New words", "Old words")]);
    expect(changed).toMatchObject({ revision: 1, isChanged: true, contested: [], document: null });
    expect(await page("/blog/first")).toContain("Old words");
    const preview = await read("entry/preview?id=first&language=tr");
    expect(preview.page).toMatchObject({ title: "New words", path: "/blog/first" });
    const { problems } = await read("entry/check?id=first");
    expect(problems).toContainEqual(
      expect.objectContaining({ level: "warning", language: "de", field: "title" }),
    );
    const asked = await post("publish", { languages: ["tr"] });
    expect(asked).toMatchObject({ version: 2, job: expect.any(String) });
    expect(await ended(asked.job)).toMatchObject({ state: "done", problems: [] });
    await expect.poll(() => page("/blog/first")).toContain("New words");
    expect(await page("/de/blog/first")).toContain("Old words (de)");
    expect(await entry()).toMatchObject({
      ...{ version: 2, isChanged: false },
      live: expect.arrayContaining([
        expect.objectContaining({ language: "tr", version: 2, path: "/blog/first" }),
        expect.objectContaining({ language: "de", version: 1, path: "/blog/first" }),
      ]),
    });
    // German is live in the version before, which says the same in German.
    const { document, live } = (await entry()) as never as {
      document: EntryDocument;
      live: { language: LanguageCode; seen: string }[];
    };
    const seen = new Map(live.map((page) => [page.language, page.seen]));
    expect(seen.get("de")).toBe(seenIn(document, "de"));
    const { items } = await read("audit");
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["entry.save", "entry.publish"]),
    );
  });

  test("a live language that has lost its title is refused, and not left out in silence", async () => {
    const { post, change, read, page } = await open(engine);
    const emptied = { do: "set", at: "title", language: "de", was: "Old words (de)" };
    await change(0, [title("New words", "Old words"), emptied]);
    const missing = { level: "error", language: "de", field: "title", code: "missing" };
    expect((await read("entry/check?id=first")).problems).toContainEqual(
      expect.objectContaining(missing),
    );
    const refused = await post("publish", { languages: ["tr", "de"] });
    expect(refused).toMatchObject({ job: null });
    expect(refused.problems).toContainEqual(expect.objectContaining(missing));
    expect(await page("/blog/first")).toContain("Old words");
    // The languages that have one may go live without it.
    expect(await post("publish", { languages: ["tr"] })).toMatchObject({
      job: expect.any(String),
    });
  });

  test("two people in different fields merge; in the same field the second one is asked, and a retry is no quarrel", async () => {
    const { server, change } = await open(engine);
    const second = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    const theirs = async (revision: number, operations: object[]) => {
      const body = { id: "first", tab: "another-tab", revision, operations };
      return (await call(second, "POST", "/api/admin/entry/change", body)).json();
    };
    await change(0, [title("Mine", "Old words")]);
    const description = { do: "set", at: "description", language: "tr", to: "Theirs" };
    const merged = await theirs(0, [{ ...description, was: "About first" }]);
    expect(merged).toMatchObject({ revision: 2, contested: [] });
    expect(merged.document.values).toMatchObject({
      title: { tr: "Mine" },
      description: { tr: "Theirs" },
    });
    const contested = await theirs(2, [title("Theirs too", "Old words")]);
    expect(contested.contested).toEqual([{ step: 0, theirs: "Mine", by: "Ayşe Yılmaz" }]);
    expect(contested.revision).toBe(2);
    expect((await theirs(2, [title("Theirs too", "Mine")])).contested).toEqual([]);
    // The answer to these was lost: they come again, with what was typed since.
    await change(3, [title("One", "Theirs too")]);
    const again = await change(3, [title("One and more", "Theirs too")]);
    expect(again).toMatchObject({ contested: [], revision: 5, document: null });
  });

  test("hundreds of steps against what another one wrote are asked about once a field, however many steps lie before", async () => {
    const { server, change } = await open(engine);
    const second = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    let revision = 0;
    const write = async (operations: object[]) => {
      const answer = await change(revision, operations);
      expect(answer).toMatchObject({ contested: [], gone: [] });
      revision = answer.revision;
    };
    const long = "x".repeat(200);
    let said = "About first";
    await write([title("Mine", "Old words"), title("Mine too", "Old words (en)", "en")]);
    for (let turn = 0; turn < 3; turn += 1)
      await write(
        Array.from({ length: 60 }, (_, step) => {
          const to = `${turn} ${step} ${long}`;
          const was = said;
          said = to;
          return { do: "set", at: "description", language: "tr", to, was };
        }),
      );
    const description = { do: "set", at: "description", language: "tr", was: "never" };
    const operations = Array.from({ length: 300 }, (_, step) => [
      title(`Theirs ${step}`, "never"),
      { ...description, to: `Theirs ${step}` },
      title(`Theirs ${step}`, "never", "en"),
    ]).flat();
    const body = {
      id: "first",
      tab: "another-tab",
      revision,
      operations: operations.slice(0, 500),
    };
    const path = "/api/admin/entry/change";
    const { contested, document } = await (await call(second, "POST", path, body)).json();
    const by = "Ayşe Yılmaz";
    expect(contested).toEqual([
      { step: 497, theirs: "Mine too", by },
      { step: 498, theirs: "Mine", by },
      { step: 499, theirs: `2 59 ${long}`, by },
    ]);
    expect(document).toBeNull();
  });

  test("of a thousand edits of two people none writes over a text that its writer had not seen", async () => {
    const { server, change } = await open(engine);
    const second = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    const send = async (who: number, revision: number, operations: object[]) => {
      const body = { id: "first", tab: `tab-number-${who}`, revision, operations };
      if (who === 0) return change(revision, operations, body.tab);
      return (await call(second, "POST", "/api/admin/entry/change", body)).json();
    };
    let state = 3;
    const dice = (sides: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
    const fields = ["title tr", "title en", "description tr", "sections.first.heading tr"];
    /** What stands there, and who wrote it; and what each of the two believes. */
    const truth = new Map<string, { text: unknown; by: number }>();
    const seen = [new Map<string, unknown>(), new Map<string, unknown>()];
    const look = (who: number) => {
      for (const [field, { text }] of truth) seen[who]?.set(field, text);
    };
    for (const [field, text] of [
      ["title tr", "Old words"],
      ["title en", "Old words (en)"],
      ["description tr", "About first"],
      ["sections.first.heading tr", "Heading of first"],
    ] as const)
      truth.set(field, { text, by: -1 });
    look(0);
    look(1);
    const revisions = [0, 0];
    let asked = 0;
    for (let round = 0; round < 200; round += 1) {
      const who = dice(2);
      const own = seen[who] ?? new Map();
      const contested = new Map<string, number>();
      const operations = Array.from({ length: 5 }, (_, step) => {
        const field = fields[dice(fields.length)] ?? "";
        const [at = "", language = ""] = field.split(" ");
        const to = `${who} ${round} ${step}`;
        const was = own.get(field);
        const stands = truth.get(field);
        if (stands?.text !== was && stands?.by !== who) contested.set(field, step);
        else truth.set(field, { text: to, by: who });
        own.set(field, to);
        return { do: "set", at, language, to, was };
      });
      const expected = [...contested.values()].sort();
      const answer = await send(who, revisions[who] ?? 0, operations);
      expect(answer.contested.map(({ step }: { step: number }) => step)).toEqual(expected);
      revisions[who] = answer.revision;
      asked += expected.length;
      // Whoever is asked, or hears of news, sees what stands there.
      if (answer.document || expected.length > 0) look(who);
    }
    expect(asked).toBeGreaterThan(50);
  });

  test("what is written stays when a version comes from elsewhere, and both are there", async () => {
    const { server, change, post } = await open(engine);
    await change(0, [title("Mine", "Old words")]);
    const text = postFile("first", "Old words").text.replaceAll("About first", "About it");
    const how = { by: "test", now: Date.now() };
    await importEntries(server.store, [{ name: "post/first.yaml", text }], how);
    const merged = await change(1, []);
    expect(merged.document.values).toMatchObject({
      title: { tr: "Mine" },
      description: { tr: "About it" },
    });
    expect(await post("save", {})).toMatchObject({ version: 3, problems: [] });
  });

  test("sections come, move and go by their names; what is not right is kept, and no version", async () => {
    const { change, post, entry } = await open(engine);
    const item = { id: "more", type: "text", hidden: [], values: {} };
    const steps = [
      { do: "add", at: "sections", after: null, item },
      { do: "set", at: "sections.more.body", language: "tr", to: "<b>HTML</b>" },
      { do: "move", at: "sections", id: "more", after: "first" },
      { do: "hide", id: "more", languages: ["de"] },
      { do: "set", at: "sections.nowhere.body", language: "tr", to: "lost" },
    ];
    expect(await change(0, steps)).toMatchObject({ revision: 4, gone: [4] });
    const { document } = (await entry()) as never as { document: { sections: object[] } };
    expect(document.sections).toMatchObject([{ id: "first" }, { id: "more", hidden: ["de"] }]);
    const refused = await post("publish", { languages: ["tr"] });
    expect(refused).toMatchObject({ version: 1, job: null });
    expect(refused.problems).toEqual([
      expect.objectContaining({ level: "error", field: "sections.more.body.tr" }),
    ]);
    await change(4, [{ do: "remove", at: "sections", id: "more" }, title("", "Old words")]);
    expect((await post("save", {})).problems).toHaveLength(1);
  });

  test("what the gate refuses is answered with its field, and nothing goes live", async () => {
    const { change, post, page } = await open(engine);
    const link = { do: "set", at: "sections.first.body", language: "tr", to: "[x](page:nowhere)" };
    await change(0, [{ ...link, was: "Words of first" }]);
    const refused = await post("publish", { languages: ["tr", "en", "de"] });
    expect(refused).toMatchObject({ job: null, version: 2 });
    expect(refused.problems).toContainEqual(
      expect.objectContaining({ level: "error", language: "tr", field: "sections.first.body" }),
    );
    expect(await page("/blog/first")).toContain("Old words");
  });

  test("a version says what reads otherwise in it, and is made the draft without anything going live", async () => {
    const { change, post, entry, page, read } = await open(engine);
    await change(0, [title("New words", "Old words")]);
    await post("publish", { languages: ["tr"] });
    await expect.poll(() => page("/blog/first")).toContain("New words");
    const { versions } = (await read("entry/versions?id=first")) as never as { versions: object[] };
    expect(versions).toMatchObject([
      { version: 2, by: "Ayşe Yılmaz" },
      { version: 1, by: "" },
    ]);
    const { changes } = await read("entry/version?id=first&version=1");
    expect(changes).toEqual([
      { at: "title", language: "tr", before: "Old words", now: "New words" },
    ]);
    const { revision } = (await entry()) as { revision: number };
    const restored = await post("restore", { version: 1 });
    expect(restored).toMatchObject({
      isChanged: true,
      document: { values: { title: { tr: "Old words" } } },
    });
    // A tab that had seen the draft before is told all of it.
    const told = await change(revision, [], "another-tab");
    expect(told.document.values).toMatchObject({ title: { tr: "Old words" } });
    expect(await page("/blog/first")).toContain("New words");
    expect((await post("restore", { version: 9 })).status).toBe(404);
    expect(await post("save", {})).toMatchObject({ version: 3, problems: [] });
  });

  test("versions are listed a hundred at a time, the newest first", async () => {
    const { read, server } = await open(engine);
    const [first] = await server.store.read.selectFrom("content_version").selectAll().execute();
    for (let version = 2; version <= 102; version += 1)
      await server.store.read
        .insertInto("content_version")
        .values({ ...(first as NonNullable<typeof first>), version })
        .execute();
    const listed = async (query = "") => {
      const answer: object = await read(`entry/versions?id=first${query}`);
      const { versions, hasOlder } = answer as {
        versions: { version: number }[];
        hasOlder: boolean;
      };
      return { versions: versions.map(({ version }) => version), hasOlder };
    };
    const newest = await listed();
    expect([newest.versions.length, newest.versions[0], newest.versions.at(-1)]).toEqual([
      100, 102, 3,
    ]);
    expect(newest.hasOlder).toBe(true);
    expect(await listed("&before=3")).toEqual({ versions: [2, 1], hasOlder: false });
  });

  test("what is being written becomes a version before an older one takes its place; a version may differ in its order alone", async () => {
    const { change, post, entry, read } = await open(engine);
    const item = { id: "more", type: "text", hidden: [], values: {} };
    await change(0, [
      { do: "add", at: "sections", after: null, item },
      { do: "set", at: "sections.more.body", language: "tr", to: "More" },
    ]);
    expect(await post("save", {})).toMatchObject({ version: 2, problems: [] });
    const compared = () => read("entry/version?id=first&version=2");
    expect(await compared()).toEqual({ changes: [], isSame: true });
    const { revision } = (await entry()) as { revision: number };
    await change(revision, [{ do: "move", at: "sections", id: "more", after: "first" }]);
    expect(await compared()).toEqual({ changes: [], isSame: false });
    const { revision: moved } = (await entry()) as { revision: number };
    await change(moved, [title("Hours of work", "Old words")]);
    expect(await post("restore", { version: 2 })).toMatchObject({ version: 3, isChanged: true });
    const order = (await entry()) as never as { document: { sections: { id: string }[] } };
    expect(order.document.sections.map(({ id }) => id)).toEqual(["more", "first"]);
    expect((await read("entry/version?id=first&version=3")).changes).toEqual([
      { at: "title", language: "tr", before: "Hours of work", now: "Old words" },
    ]);
  });

  test("a page that a release of before cannot show counts as live, in the editor and in the list", async () => {
    const { server, read } = await open(engine);
    await publishPosts(server, [pageFile("cheapest", "/shop/grid/lowest-price")]);
    const { live } = await read("entry?id=cheapest");
    expect(live).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ language: "tr", version: 1, path: "/shop/grid/lowest-price" }),
      ]),
    );
    const { items } = await read("content?kind=page");
    expect(items).toMatchObject([{ id: "cheapest", languages: [{ state: "live" }, {}, {}] }]);
  });

  test("a new page begins as a copy of another one in all languages, and is seen by nobody", async () => {
    const { office, read, page } = await open(engine);
    const begin = async (body: object) => {
      const asked = {
        kind: "post",
        from: "first",
        title: "İş Akışı",
        address: "is-akisi",
        ...body,
      };
      const answer = await office("entry/new", asked);
      return { status: answer.status, ...(await answer.json()) };
    };
    const { starts } = await read("entry/starts?kind=post&shown=de");
    expect(starts).toEqual([
      { id: "first", title: "Old words (de)", isDemo: false, sections: ["text"] },
    ]);
    expect(await begin({})).toMatchObject({ status: 200, id: "is-akisi" });
    expect(await begin({ address: "is-akisi-2" })).toMatchObject({ id: "is-akisi-2" });
    const { document } = (await read("entry?id=is-akisi")) as never as { document: object };
    expect(document).toMatchObject({
      ...{ kind: "post", slugs: { tr: "is-akisi" } },
      values: { title: { tr: "İş Akışı" }, category: "deciding" },
      sections: [{ id: "first", values: { body: { en: { value: "Words of first (en)" } } } }],
    });
    expect((document as { values: object }).values).not.toHaveProperty("description");
    // Its day is the one on which it was begun, not that of the copied one.
    const { date } = (document as { values: { date: string } }).values;
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(36 * 3_600_000);
    expect(await page("/blog/is-akisi")).not.toContain("Words of first");
    for (const [wrong, errors] of [
      [{ address: "first" }, { address: ["taken"] }],
      [{ address: "Büyük" }, { address: ["malformed"] }],
      [{ title: " " }, { title: ["required"] }],
      [{ title: "…" }, { title: ["malformed"] }],
      [{ kind: "page", from: null, address: "/newsletter/confirm" }, { address: ["taken"] }],
      [{ kind: "second-name" }, { kind: ["unknown"] }],
    ] as const)
      expect(await begin(wrong)).toMatchObject({ status: 422, errors });
    expect(await begin({ from: "nowhere" })).toMatchObject({ status: 404 });
    expect(await begin({ kind: "page", address: "/yeni" })).toMatchObject({ status: 404 });
    expect(await begin({ kind: "page", from: null, address: "/yeni" })).toMatchObject({
      status: 200,
    });
  });

  test("ten thousand words, two hundred sections, emoji and words from right to left are kept; what is too much is named", async () => {
    const { change, post, entry, ended, page } = await open(engine);
    const words = "kelime ".repeat(10_000).trim();
    const body = { do: "set", at: "sections.first.body", language: "tr" };
    expect(await change(0, [{ ...body, to: words, was: "Words of first" }])).toMatchObject({
      revision: 1,
    });
    expect(JSON.stringify(await entry())).toContain(words);
    const section = (number: number) => ({
      ...{ do: "add", at: "sections", after: null },
      item: { id: `s${number}`, type: "text", hidden: ["en", "de"], values: {} },
    });
    await change(
      1,
      Array.from({ length: 200 }, (_, number) => section(number)),
    );
    const refused = await post("save", {});
    expect(refused.version).toBe(1);
    expect(refused.problems.map(({ field }: { field: string }) => field).sort()).toEqual([
      "sections",
    ]);
    await change(201, [{ do: "remove", at: "sections", id: "s0" }]);
    const { problems } = await post("save", {});
    expect(problems).toMatchObject([{ field: "sections.first.body.tr" }]);
    expect(problems[0].message).toContain("longer than");
    const mixed = "👩🏽‍💻 مرحبا é ‫שלום‬ 🇹🇷";
    const rest = Array.from({ length: 199 }, (_, number) => ({
      ...{ do: "remove", at: "sections", id: `s${number + 1}` },
    }));
    await change(202, [{ ...body, to: "Kısa", was: words }, title(mixed, "Old words"), ...rest]);
    const { job, ...asked } = await post("publish", { languages: ["tr"] });
    expect(asked.problems.filter(({ level }: { level: string }) => level === "error")).toEqual([]);
    expect(await ended(job)).toMatchObject({ state: "done" });
    await expect.poll(() => page("/blog/first")).toContain(mixed);
  });

  test("nobody is still there who was seen by a clock that has been set back since", async () => {
    const { store } = (await openBackOffice(engine)).server;
    let clock = Date.now() + 365 * 24 * 3_600_000;
    const { note } = createPresence({ store, now: () => clock });
    const at = (number: number) => ({ id: `admin-${number}`, name: `Admin ${number}` });
    await note(at(1), { id: "first", tab: "one" });
    clock += 1_000;
    const seen = [{ tab: "one", name: "Admin 1" }];
    expect(await note(at(2), { id: "first", tab: "two" })).toEqual(seen);
    clock = Date.now();
    expect(await note(at(2), { id: "first", tab: "two" })).toEqual([]);
  });

  test("hostile steps are refused", async () => {
    const { change } = await open(engine);
    for (const at of ["__proto__.x", "values.constructor.prototype", "a..b", "1", "a".repeat(500)])
      expect((await change(0, [{ do: "set", at, to: 1 }])).status, at).toBe(422);
    expect((await change(0, [{ do: "else" }])).status).toBe(422);
  });
});
