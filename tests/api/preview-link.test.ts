import { describe, expect, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { type EngineName, engines } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { addColleague, addPerson, call, signedIn } from "../support/people.ts";
import { postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { Visitor } from "../support/visitor.ts";

const day = 24 * 60 * 60_000;

async function open(engine: EngineName) {
  let now = Date.now();
  const options = { buildDir: renderingBuild(), now: () => now };
  const { server, change, read } = await openBackOffice(engine, {}, options);
  await publishPosts(server, [postFile("first", "Old words")]);
  const write = (to: string, was: string, language = "tr") =>
    change("entry/change", {
      ...{ id: "first", tab: "tab-of-a-test", revision: 0 },
      operations: [{ do: "set", at: "title", language, to, was }],
    });
  const link = async (language = "tr", id = "first") => {
    const made = await change("entry/preview-link", { id, language });
    expect(made.status).toBe(200);
    const { url, until } = await made.json();
    return { token: new URL(url).searchParams.get("token") ?? "", url: new URL(url), until };
  };
  /** As somebody who has the link and nothing else. */
  const look = async (token: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/api/preview?token=${token}`, { headers });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const later = (ms: number) => {
    now += ms;
  };
  return { server, change, read, write, link, look, later, now: () => now };
}

describe.each(engines)("a link to a draft ($engine)", ({ engine }) => {
  test("shows somebody without an account the newest draft in one language, and nothing of it is live", async () => {
    const { server, read, write, link, look, now } = await open(engine);
    const { token, url, until } = await link();
    expect(url.pathname).toBe("/api/preview");
    expect(Date.parse(until) - now()).toBe(7 * day);
    expect((await look(token)).html).toContain("yayında olan");
    expect((await write("New words", "Old words")).status).toBe(200);
    const { status, html } = await look(token);
    expect(status).toBe(200);
    expect(html).toContain('<h1 class="card">New words</h1>');
    expect(html).toMatch(/<aside class="draft-bar".*taslak.*<\/aside>/);
    const german = await look((await link("de")).token);
    expect(german.html).toContain("Old words (de)");
    expect(german.html).toMatch(/<aside class="draft-bar".*veröffentlicht.*<\/aside>/);
    expect(await (await fetch(`${server.url}/blog/first`)).text()).toContain("Old words");
    const { items } = await read("audit");
    expect(items).toContainEqual(
      expect.objectContaining({ action: "entry.preview-link", subject: "first" }),
    );
  });

  test("is a page that does nothing, that nobody keeps, finds or frames", async () => {
    const { link, look } = await open(engine);
    const { headers, html } = await look((await link()).token);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=|modulepreload|target="_blank"/);
    expect(headers.get("content-type")).toMatch("text/html");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toMatch("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.getSetCookie()).toEqual([]);
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'none'"])
      expect(policy.split("; ")).toContain(part);
    expect(policy).toMatch(/sandbox allow-same-origin(;|$)/);
    expect(policy).not.toMatch("script-src");
    const dark = await look(`${(await link()).token}&theme=dark`);
    expect(dark.html).toContain("theme=light");
  });

  test("a week later it has expired; forged, cut off, of another language or entry it opens nothing", async () => {
    const { link, look, later } = await open(engine);
    const { token } = await link("de");
    const [entry, language, ends, signature] = token.split(".");
    const forged = [
      "",
      "x",
      token.slice(0, -1),
      `${token}.x`,
      `other.${language}.${ends}.${signature}`,
      `${entry}.tr.${ends}.${signature}`,
      `${entry}.xx.${ends}.${signature}`,
      `${entry}.${language}.${Number(ends) + day}.${signature}`,
      `${entry}.${language}.0${ends}.${signature}`,
      `${entry}.${language}.${ends}.`,
      "%00".repeat(40),
    ];
    for (const wrong of forged) {
      const { status, html, headers } = await look(wrong, { "accept-language": "en" });
      expect([wrong, status]).toEqual([wrong, 403]);
      expect(html).toMatch(/<html lang="en">.*This link is not whole or not ours/);
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
    later(7 * day - 1);
    expect((await look(token)).status).toBe(200);
    later(1);
    const over = await look(token, { "accept-language": "en" });
    expect(over.status).toBe(410);
    expect(over.html).toMatch(/<html lang="de">.*abgelaufen/);
  });

  test("all links to an entry are ended at once, in every language, and those made later show it", async () => {
    const { server, read, change, write, link, look, later } = await open(engine);
    await publishPosts(server, [postFile("second")]);
    const sharedUntil = async () => (await read("entry?id=first")).sharedUntil;
    expect(await sharedUntil()).toBeNull();
    const [turkish, german] = [await link(), await link("de")];
    const other = await link("tr", "second");
    expect(await sharedUntil()).toBe(german.until);
    later(1_000);
    expect((await change("entry/preview-end", { id: "first" })).status).toBe(200);
    expect(await sharedUntil()).toBeNull();
    for (const { token } of [turkish, german]) expect((await look(token)).status).toBe(410);
    expect((await look(other.token)).status).toBe(200);
    const told = await look(german.token);
    expect(told.html).toMatch(/<html lang="de">.*geschlossen/);
    // At the very moment of the end, too.
    const { token } = await link();
    expect((await look(token)).status).toBe(200);
    await write("New words", "Old words");
    expect((await look(token)).html).toContain("New words");
    const { items } = await read("audit");
    expect(items).toContainEqual(
      expect.objectContaining({ action: "entry.preview-end", subject: "first" }),
    );
    expect((await change("entry/preview-end", { id: "nothing" })).status).toBe(404);
  });

  test("the open links are told with who made them and until when, and one is closed alone", async () => {
    const { read, change, link, look, later } = await open(engine);
    const linksOf = async () => (await read("entry?id=first")).links as unknown;
    expect(await linksOf()).toEqual([]);
    const [turkish, again, german] = [await link(), await link(), await link("de")];
    // Two of one moment are told apart.
    expect(again.until > turkish.until).toBe(true);
    const by = "Ayşe Yılmaz";
    expect(await linksOf()).toEqual([
      { language: "tr", until: again.until, by },
      ...[german, turkish].map(({ until }, index) => ({
        language: index ? "tr" : "de",
        until,
        by,
      })),
    ]);
    const one = { id: "first", language: "tr", until: again.until };
    const closed = await change("entry/preview-close", one);
    expect(await closed.json()).toMatchObject({
      sharedUntil: german.until,
      links: [{ language: "de" }, { language: "tr", until: turkish.until }],
    });
    expect((await look(again.token)).status).toBe(410);
    for (const { token } of [turkish, german]) expect((await look(token)).status).toBe(200);
    // Once more changes nothing, and nor does one that there never was.
    for (const until of [again.until, "2026-01-01T00:00:00.000Z"]) {
      const answer = await change("entry/preview-close", { ...one, until });
      expect((await answer.json()).links).toHaveLength(2);
    }
    expect((await change("entry/preview-close", { ...one, until: "soon" })).status).toBe(422);
    expect((await change("entry/preview-close", { ...one, id: "nothing" })).status).toBe(404);
    const { items } = await read("audit");
    const told = items.filter(({ action }) => action === "entry.preview-close");
    expect(told).toMatchObject([{ subject: "first" }]);
    later(7 * day);
    expect((await look(german.token)).status).toBe(410);
  });

  test("a link that an earlier release of the site made, of which there is no row, shows the draft and ends with all", async () => {
    const { server, read, change, link, look } = await open(engine);
    const { token, until } = await link();
    await server.store.write((trx) => trx.deleteFrom("content_shared_link").execute());
    expect((await look(token)).status).toBe(200);
    expect(await read("entry?id=first")).toMatchObject({ sharedUntil: until, links: [] });
    expect((await change("entry/preview-end", { id: "first" })).status).toBe(200);
    expect((await look(token)).status).toBe(410);
    expect(await read("entry?id=first")).toMatchObject({ sharedUntil: null, links: [] });
  });

  test("of an entry that is gone, or that has no page in the language, it says so", async () => {
    const { server, link, look, now } = await open(engine);
    const { store } = server;
    const { name, text } = postFile("unwritten");
    const onlyTurkish = text.replace(/^title: .*$/m, 'title: { tr: "Only Turkish" }');
    await importEntries(store, [{ name, text: onlyTurkish }], { by: "test", now: now() });
    const unwritten = await look((await link("en", "unwritten")).token);
    expect([unwritten.status, unwritten.html]).toEqual([404, expect.stringContaining("no page")]);
    const { token } = await link("tr", "unwritten");
    expect((await look(token)).html).toContain("Only Turkish");
    await store.write(async (trx) => {
      await trx.deleteFrom("content_version").where("entry", "=", "unwritten").execute();
      await trx.deleteFrom("content_entry").where("id", "=", "unwritten").execute();
    });
    const gone = await look(token);
    expect([gone.status, gone.html]).toEqual([410, expect.stringContaining("silinmiş")]);
  });

  test("what cannot be drawn, and whoever asks too often, is answered with a sentence", async () => {
    const { write, link, look } = await open(engine);
    const { token } = await link();
    await write("BREAK", "Old words");
    const broken = await look(token);
    expect(broken.status).toBe(503);
    expect(broken.html).toContain("Taslak şu anda gösterilemiyor");
    expect(broken.html).not.toMatch(/Error|BREAK|at \//);
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times += 1) statuses.add((await look("x")).status);
    expect([...statuses]).toEqual([403, 429]);
  });

  test("only whoever may write makes one, and only of what there is", async () => {
    const { server, change } = await open(engine);
    const body = { id: "first", language: "tr" };
    const path = "/api/admin/entry/preview-link";
    const customer = await signedIn(server, await addPerson(server.store));
    expect((await call(customer, "POST", path, body)).status).toBe(403);
    for (const [role, status] of [
      ["author", 200],
      ["sales", 403],
    ] as const) {
      const colleague = await signedIn(server, await addColleague(server.store, role));
      expect((await call(colleague, "POST", path, body)).status).toBe(status);
    }
    expect((await new Visitor(server.url).postJson(path, body)).status).toBe(401);
    expect((await change("entry/preview-link", { ...body, id: "nothing" })).status).toBe(404);
    expect((await change("entry/preview-link", { ...body, language: "fr" })).status).toBe(422);
    const end = "/api/admin/entry/preview-end";
    expect((await call(customer, "POST", end, { id: "first" })).status).toBe(403);
    expect((await new Visitor(server.url).postJson(end, { id: "first" })).status).toBe(401);
  });
});
