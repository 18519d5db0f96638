import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { setField } from "#features/pages/set-field.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { writeEntry } from "#features/pages/write-entry.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { freePort } from "../support/free-port.ts";
import { addColleague, call, signedIn } from "../support/people.ts";

const secret = "a secret of at least 32 characters";
const post = {
  name: "post/first.yaml",
  text: `
title: { tr: Merhaba }
description: { tr: "{ad} için bir açıklama" }
slug: { tr: first }
date: 2026-11-10
category: deciding
sections:
  - id: first
    type: text
    heading: { tr: Başlık }
    body: { tr: "Bir [bağlantı](page:first) ve **kalın**." }
`,
};

interface Asked {
  headers: IncomingHttpHeaders;
  body: { from: string; to: string; texts: { id: string; kind: string; text: string }[] };
}
type Answer = (outgoing: ServerResponse, asked: Asked) => void;

let end: (() => void) | undefined;
afterEach(() => end?.());

/** A machine that puts the language before every text; `answer` is what it does instead. */
async function startMachine(port: number) {
  const honest: Answer = (outgoing, { body: { to, texts } }) =>
    outgoing.end(
      JSON.stringify({ texts: texts.map(({ id, text }) => ({ id, text: `${to} ${text}` })) }),
    );
  const machine = { asked: [] as Asked[], raw: "", honest, answer: honest };
  const server = createServer(async (incoming, outgoing) => {
    machine.raw = await text(incoming);
    const asked = { headers: incoming.headers, body: JSON.parse(machine.raw) };
    machine.asked.push(asked);
    machine.answer(outgoing, asked);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  return machine;
}

async function openBoard(engine: EngineName, { signs = true } = {}) {
  const port = await freePort();
  const server = await startApi(engine, {
    TRANSLATION_HOOK_URL: `http://127.0.0.1:${port}/texts`,
    ...(signs && { TRANSLATION_HOOK_SECRET: secret }),
  });
  const { store } = server;
  await importEntries(store, [post], { by: "command-line", now: 1 });
  const browser = await signedIn(server, await addColleague(store, "author"));
  const board = async (query = "") =>
    (await browser.fetch(`/api/admin/translations?language=de${query}`)).json();
  const states = async () =>
    Object.fromEntries(
      (await board()).items.map(({ field, state }: { field: string; state: string }) => [
        field,
        state,
      ]),
    );
  const ask = async (wanted: object = {}) =>
    (
      await call(browser, "POST", "/api/admin/translations/machine", { language: "de", ...wanted })
    ).json();
  const write = async (texts: object[]) =>
    (await call(browser, "POST", "/api/admin/translations", { texts })).json();
  const document = async () => (await readNewest(store.read, ["first"]))[0]?.document;
  return {
    ...{ server, store, browser, board, states, ask, write, document },
    machine: await startMachine(port),
  };
}

const all = ["title", "description", "sections.first.heading", "sections.first.body"];
const inState = (state: string) => Object.fromEntries(all.map((field) => [field, state]));

describe.each(engines)("a machine that translates ($engine)", ({ engine }) => {
  test("drafts what is missing, signed and with its kind; it is named everywhere until a person confirms it", async () => {
    const { machine, board, states, ask, write, document, store, browser } =
      await openBoard(engine);
    expect((await board()).hasMachine).toBe(true);
    expect(await states()).toEqual(inState("missing"));
    expect(await ask()).toEqual({ problem: null, counts: { taken: 4 }, texts: [], next: null });
    expect(machine.asked).toHaveLength(1);
    const [{ headers, body }] = machine.asked as [Asked];
    const hash = createHmac("sha256", secret).update(machine.raw).digest("hex");
    expect(headers["x-hub-signature-256"]).toBe(`sha256=${hash}`);
    expect(body).toMatchObject({ from: "tr", to: "de" });
    expect(body.texts.map(({ kind, text }) => [kind, text])).toEqual([
      ["line", "Merhaba"],
      ["text", "{ad} için bir açıklama"],
      ["line", "Başlık"],
      ["rich", "Bir [bağlantı](page:first) ve **kalın**."],
    ]);
    expect(await states()).toEqual(inState("machine"));
    expect((await board()).counts).toMatchObject({ machine: 4, missing: 0, done: 0 });
    expect((await board("&state=machine")).items).toHaveLength(4);
    expect((await board("&state=open")).items).toHaveLength(0);

    // Nothing of it is live, and the gate names each text.
    const changes = (await newestChanges(store.read)).filter(({ language }) => language === "de");
    const gate = await checkForPublishing(store.read, changes, []);
    expect(gate.filter(({ code }) => code === "machine")).toHaveLength(4);
    expect(gate).toContainEqual(
      expect.objectContaining({ level: "warning", entry: "first", language: "de", field: "title" }),
    );

    // Out as a file and in again it is the same, byte by byte.
    const entry = await document();
    const file = { name: "post/first.yaml", text: entry ? writeEntry(entry) : "" };
    expect(file.text).toContain("machine: true");
    const again = await importEntries(store, [file], { by: "command-line", now: 2 });
    expect(again.unchanged).toEqual(["first"]);

    // A person says that one is right, and writes another one; a file brings the third.
    const { items } = await board();
    const given = (at: number, value?: string) => ({
      ...{ entry: "first", field: items[at].field, language: "de" },
      ...{ of: items[at].sourceHash, was: items[at].targetHash, value: value ?? items[at].value },
    });
    await write([given(0), given(1, "Eine Beschreibung für {ad}")]);
    const exported = await (
      await browser.fetch("/api/admin/translations/file?language=de&format=xliff")
    ).text();
    const take = async (text: string) => {
      const form = new FormData();
      form.set("file", new Blob([text]), "texts");
      const headers = { "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
      return (
        await browser.fetch("/api/admin/translations/file", { method: "POST", headers, body: form })
      ).json();
    };
    expect((await take(exported)).counts).toEqual({ unchanged: 4 });
    expect(await states()).toEqual({
      ...inState("machine"),
      ...{ title: "done", description: "done" },
    });
    const confirmed = exported.replace(
      /needs-review-translation"[^>]*>de Başlık/,
      'final">de Başlık',
    );
    expect((await take(confirmed)).counts).toEqual({ taken: 1, unchanged: 3 });
    expect((await states())["sections.first.heading"]).toBe("done");
    // What is right is not asked for again, nor what a machine has said before.
    expect(await ask()).toMatchObject({ counts: {}, next: null });
    expect(machine.asked).toHaveLength(1);
  });

  test("is asked for one text alone, and for one that is behind", async () => {
    const { machine, ask, states, board, write, document, store } = await openBoard(engine, {
      signs: false,
    });
    expect(await ask({ entry: "first", field: "title" })).toMatchObject({ counts: { taken: 1 } });
    expect(machine.asked[0]?.headers["x-hub-signature-256"]).toBeUndefined();
    expect(await states()).toEqual({ ...inState("missing"), title: "machine" });
    const [title] = (await board()).items;
    const { entry, field, sourceHash: of, targetHash: was, value } = title;
    await write([{ entry, field, language: "de", of, was, value }]);
    const standing = await document();
    if (standing)
      await importEntries(store, [setField(standing, "title.tr", "Selam")], { by: "test", now: 2 });
    expect((await states()).title).toBe("stale");
    await ask({ entry: "first", field: "title" });
    expect((await board()).items[0]).toMatchObject({ state: "machine", value: "de Selam" });
  });

  test("whatever breaks a rule is refused, text by text", async () => {
    const { machine, ask, states } = await openBoard(engine);
    const broken: Record<string, string> = {
      Merhaba: "zwei\nZeilen",
      "{ad} için bir açıklama": "ohne den Namen",
      Başlık: "x".repeat(5_000),
      "Bir [bağlantı](page:first) ve **kalın**.": "Ein [Link](javascript:alert(1))",
    };
    machine.answer = (outgoing, { body }) =>
      outgoing.end(
        JSON.stringify({
          texts: [
            ...body.texts.map(({ id, text }) => ({ id, text: broken[text] })),
            { id: "../1", text: "nobody asked" },
          ],
        }),
      );
    const { counts, texts } = await ask();
    expect(counts).toEqual({ refused: 4 });
    expect(texts.map(({ message }: { message: string }) => message).join("\n")).toMatch(
      /names in braces.*same addresses.*single line.*longer than/s,
    );
    expect(texts.map(({ why }: { why: { code: string } | null }) => why?.code)).toEqual([
      ...[undefined, undefined],
      ...["notOneLine", "tooLong"],
    ]);
    machine.answer = (outgoing, { body: { texts } }) =>
      outgoing.end(
        JSON.stringify({
          texts: texts.flatMap(({ id, text }, at) => [
            ...(at === 0 ? [] : [{ id, text: at === 1 ? "\n" : `<b>${text}</b>` }]),
            ...(at === 2 ? [{ id, text: "twice" }] : []),
          ]),
        }),
      );
    expect((await ask()).counts).toEqual({ refused: 4 });
    expect(await states()).toEqual(inState("missing"));
  });

  test("one that is slow, dead, broken or talks nonsense changes nothing, and says which it was", async () => {
    const { machine, ask, states } = await openBoard(engine);
    for (const [answer, problem] of [
      [(outgoing: ServerResponse) => outgoing.writeHead(500).end("{}"), "failed"],
      [(outgoing: ServerResponse) => outgoing.writeHead(302, { location: "/" }).end(), "failed"],
      [(outgoing: ServerResponse) => outgoing.end("hello"), "malformed"],
      [(outgoing: ServerResponse) => outgoing.end('{"texts":[{"id":1,"text":null}]}'), "malformed"],
      [(outgoing: ServerResponse) => outgoing.end('{"texts":{}}'), "malformed"],
      [(outgoing: ServerResponse) => outgoing.end("x".repeat(2 * 1024 * 1024)), "too_large"],
      [(outgoing: ServerResponse) => outgoing.destroy(), "unreachable"],
    ] as const) {
      machine.answer = answer;
      expect(await ask()).toEqual({ problem, counts: {}, texts: [], next: null });
    }
    end?.();
    expect((await ask()).problem).toBe("unreachable");
    expect(await states()).toEqual(inState("missing"));
  });

  test("what somebody writes while it works stays", async () => {
    const { machine, ask, board, write } = await openBoard(engine);
    const [title] = (await board()).items;
    machine.answer = async (outgoing, asked) => {
      const { entry, field, sourceHash: of, targetHash: was } = title;
      await write([{ entry, field, language: "de", of, was, value: "Von Hand" }]);
      machine.honest(outgoing, asked);
    };
    expect((await ask()).counts).toEqual({ kept: 1, taken: 3 });
    expect((await board()).items[0]).toMatchObject({ state: "done", value: "Von Hand" });
  });

  test("many texts are asked for some at a time, each once", async () => {
    const { machine, ask, store } = await openBoard(engine);
    const sections = Array.from(
      { length: 60 },
      (_, at) =>
        `  - { id: s${at}, type: text, heading: { tr: "Başlık ${at}" }, body: { tr: "${"söz ".repeat(120)}" } }`,
    );
    const many = post.text.replace(/sections:.*/s, `sections:\n${sections.join("\n")}\n`);
    await importEntries(store, [{ ...post, text: many }], { by: "test", now: 2 });
    let [taken, after] = [0, undefined];
    do {
      const told = await ask({ after });
      taken += told.counts.taken;
      after = told.next ?? undefined;
    } while (after);
    expect(taken).toBe(122);
    const asked = machine.asked.map(({ body }) => body.texts.length) ?? [];
    expect(Math.max(...asked)).toBeLessThanOrEqual(40);
    expect(asked.reduce((sum, each) => sum + each)).toBe(122);
  });
});

test("without a setting there is no machine, and a customer cannot ask one", async () => {
  const server = await startApi();
  const author = await signedIn(server, await addColleague(server.store, "author"));
  const ask = (browser: typeof author) =>
    call(browser, "POST", "/api/admin/translations/machine", { language: "de" });
  expect((await (await author.fetch("/api/admin/translations")).json()).hasMachine).toBe(false);
  expect(await (await ask(author)).json()).toMatchObject({ problem: "none" });
  const customer = await signedIn(server, await addColleague(server.store, "no role"));
  expect((await ask(customer)).status).toBe(403);
});
