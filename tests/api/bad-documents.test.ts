import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { chooseDrafts } from "#features/publishing/choose-drafts.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Store } from "#platform/store/store.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { postFile, publishChanges, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const link = (to: string) => ({
  ...{ id: "next", type: "call-to-action", hidden: [] },
  values: { heading: { tr: "A" }, label: { tr: "A" }, to },
});
const twice = { id: "first", type: "text", hidden: [], values: {} };
const odd = "is stored in a form that this release cannot read";
const body = "sections.0.values.body.tr";
const inBody = "sections.first.body.tr";

/** What is wrong with a document: where, what stands there, and what is said of it. */
const spoiled: [name: string, at: string, value: unknown, message: string | RegExp][] = [
  ["values that are none", "values", null, `first tr: ${odd}`],
  ["sections that are none", "sections", "x", `first tr: ${odd}`],
  ["a section that is none", "sections", [null], `first tr: ${odd}`],
  ["a kind that is none", "kind", "poem", `first tr: ${odd}`],
  ["a title that is a number", "values.title.tr", 5, "first tr: title.tr: expected a text"],
  ["no title", "values.title", {}, "first tr: title: is missing"],
  ["a day that is none", "values.date", "soon", "first tr: date: expected a day"],
  ["a field that nobody knows", "values.sparkle", 1, "first tr: sparkle: no such field is known"],
  ["a section that nobody knows", "sections.0.type", "video", "no section of the type video"],
  ["one called as what objects have", "sections.0.type", "constructor", "type constructor"],
  ["5 MB of words", body, "word ".repeat(1e6), `first tr: ${inBody}: is longer than 20000`],
  ["5 MB of brackets", body, "[".repeat(5e6), `first tr: ${inBody}: is longer than 20000`],
  ["5 MB of sections", "sections", Array(5e4).fill(twice), "sections: expected at most 200"],
  ["a script", body, "<script>alert(1)</script>", `first tr: ${inBody}: HTML is not allowed`],
  ["javascript: in a text", body, "[x](javascript:alert(1))", `${inBody}: javascript: links`],
  ["data: in a text", body, "[x](data:text/html,x)", `first tr: ${inBody}: data: links`],
  ["javascript: as a link", "sections.1", link("javascript:x"), "next.to: javascript: links"],
  ["data: as a link", "sections.1", link("data:text/html,x"), "sections.next.to: data: links"],
  ["a slug in Japanese", "slugs.tr", "日本", 'first tr: slug.tr: "日本" may hold'],
  ["a slug in Cyrillic", "slugs.en", "пост", 'first tr: slug.en: "пост" may hold'],
  ["a slug with ß", "slugs.de", "straße", /first tr: slug\.de: .*: write strasse/],
  ["a slug that leads out", "slugs.tr", "../../x", 'first tr: slug.tr: "../../x" may hold'],
  ["a name twice", "sections.1", twice, "first tr: sections.first.id: first stands twice"],
];

function spoil(document: string, at: string, value: unknown): string {
  const spoilt = JSON.parse(document);
  const steps = at.split(".");
  const last = steps.pop() ?? "";
  steps.reduce((branch, step) => branch[step], spoilt)[last] = value;
  return JSON.stringify(spoilt);
}

const addresses = languageCodes.flatMap((code) =>
  ["/blog/first", "/blog/first.data", "/blog/second", "/blog/feed.xml", "/blog/feed.json"].map(
    (path) => localizedPath(path, code),
  ),
);
const ofAll = ["/sitemap.xml", ...languageCodes.map((code) => `/assets/search/${code}.json`)];

/** Everything that a visitor is answered. */
const shown = (url: string) =>
  Promise.all(
    [...addresses, ...ofAll].map(async (address) => {
      const answer = await fetch(url + address, { redirect: "manual" });
      return [address, answer.status, await answer.text()];
    }),
  );

/** Past everything that reads what people write: as another release, or a hand in the database, would have stored it. */
async function storeFirst(
  { read, write }: Store,
  version: number,
  at: string,
  value: unknown,
): Promise<void> {
  const { document } = await read
    .selectFrom("content_version")
    .select("document")
    .where("entry", "=", "first")
    .where("version", "=", 1)
    .executeTakeFirstOrThrow();
  const row = { entry: "first", version, document: spoil(document, at, value) };
  await write(async (trx) => {
    await trx
      .insertInto("content_version")
      .values({ ...row, made_at: 0, made_by: "test" })
      .execute();
    await trx.updateTable("content_entry").set({ version }).where("id", "=", "first").execute();
  });
}

const changes = (entry: string, version: number) =>
  languageCodes.map((language) => ({ entry, language, version }));

describe.each(engines)("documents that cannot be shown ($engine)", ({ engine }) => {
  /** A post that is live, and a draft of another one. */
  async function begin() {
    const server = await startApi(engine, {}, { buildDir: renderingBuild() });
    await publishPosts(server, [postFile("first", "Old words")]);
    await importEntries(server.store, [postFile("second")], { by: "test", now: Date.now() });
    return { ...server, before: await shown(server.url) };
  }

  test("each is refused by entry, language and field; what goes with it waits, and the release before stays whole", async () => {
    const server = await begin();
    let version = 1;
    for (const [name, at, value, message] of spoiled) {
      await storeFirst(server.store, ++version, at, value);
      const asked = [...changes("second", 1), ...changes("first", version)];
      const { state, problems = [] } = await publishChanges(server, asked);
      expect([name, state]).toEqual([name, "failed"]);
      expect(problems.join("\n"), name).toMatch(message);
      expect(problems.join().length, name).toBeLessThan(10_000);
      expect(await shown(server.url), name).toEqual(server.before);
    }
    await storeFirst(server.store, ++version, body, "Mended");
    const mended = [...changes("second", 1), ...changes("first", version)];
    expect(await publishChanges(server, mended)).toMatchObject({ state: "done", release: 2 });
    expect((await fetch(`${server.url}/blog/second`)).status).toBe(200);
  });

  test("of all drafts each alone stays one, where it holds fields at all", async () => {
    const { store } = await begin();
    const some = spoiled.filter(([, at]) => at !== "values");
    for (const [index, [name, at, value]] of some.entries()) {
      await storeFirst(store, index + 2, at, value);
      const chosen = await chooseDrafts(store.read, [], { withSamples: true });
      const entries = new Set(chosen.changes.map(({ entry }) => entry));
      expect([...entries], name).toContain("second");
      expect(
        chosen.problems.map(({ entry }) => entry),
        name,
      ).toContain("first");
    }
  });

  test("second names that lead round in a circle show nothing, and end nothing", async () => {
    const server = await begin();
    const name = (id: string, shows: string) => ({
      name: `second-name/${id}.yaml`,
      text: `path: /${id}\nshows: ${shows}\n`,
    });
    const circle = [name("one", "two"), name("two", "one"), name("self", "self")];
    await importEntries(server.store, circle, { by: "test", now: Date.now() });
    const asked = ["one", "two", "self"].flatMap((id) => changes(id, 1));
    expect(await publishChanges(server, asked)).toMatchObject({ state: "done", pages: 0 });
    expect(await shown(server.url)).toEqual(server.before);
  });
});
