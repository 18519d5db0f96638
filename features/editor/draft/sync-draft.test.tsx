import { afterEach, expect, test, vi } from "vitest";
import { clientOf } from "#platform/session/call-client.ts";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import type { EntryAnswer, editorCalls } from "../calls.ts";
import { createEditor } from "./editor-store.ts";
import type { Operation } from "./operation-schema.ts";
import { syncDraft } from "./sync-draft.ts";

/** What the server does with steps: takes them in, or answers otherwise; undefined: there is no connection. */
let status: number | undefined = 200;
const taken: Operation[] = [];
/** Until it has been settled the server keeps its answers back. */
let slow: Promise<void> | undefined;
const about = { version: 1, isChanged: true, document: null };
/** What it answers to every question. */
let asked = 200;
/** What it says is live, and goes live by itself. */
let standing: Partial<Pick<EntryAnswer, "live" | "scheduled">> = { live: [], scheduled: [] };
/** … to the one for the whole entry: as it was when that was asked, once this is settled. */
let whole: Promise<object> | undefined;
vi.stubGlobal("fetch", async (address: string) =>
  whole && address.startsWith("/api/admin/entry?")
    ? Response.json(await whole)
    : Response.json(
        { ...about, ...standing, revision: taken.length, people: [] },
        { status: asked },
      ),
);
vi.mock("#platform/session/send-json.ts", () => ({
  async sendJson(_: string, { operations }: { operations: Operation[] }) {
    await slow;
    if (status === undefined) throw new TypeError("Failed to fetch");
    if (status !== 200) return Response.json({}, { status });
    taken.push(...operations);
    return Response.json({ ...about, revision: taken.length, contested: [], gone: [] });
  },
}));

const answer = {
  document: {
    ...{ id: "first", kind: "page", sample: false, slugs: {}, path: "/first", sections: [] },
    values: { title: { tr: "Eski" } },
  },
  ...{ version: 1, revision: 0, isChanged: false, live: [], scheduled: [], hashes: {} },
  ...{ timeZone: "Europe/Istanbul", canPublish: true, sharedUntil: null, links: [] },
} as EntryAnswer;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The editor as a tab opens it. */
function open() {
  const editor = createEditor(answer, "tr");
  const sync = syncDraft(editor);
  ends.push(sync.start());
  const title = () => (editor.getState().document.values.title as { tr: string }).tr;
  const write = (to: string) =>
    editor.change([{ do: "set", at: "title", language: "tr", to, was: title() }]);
  return { editor, sync, title, write };
}

test.each([
  ["a connection that is dead", undefined, "offline"],
  ["a disk that is full", 503, "unavailable"],
  ["a session that has ended", 401, "signedOut"],
  ["an entry that somebody threw away", 410, "binned"],
])("%s costs nothing that was typed, over a reload, too", async (_, fault, state) => {
  keepDraftsFor("somebody");
  status = fault;
  const before = open();
  before.write("Ye");
  await before.sync.flush();
  expect(before.editor.getState().sync).toBe(state);
  before.write("Yeni");
  await before.sync.flush();
  expect(before.title()).toBe("Yeni");
  for (const end of ends.splice(0)) end();

  const after = open();
  expect(after.title()).toBe("Yeni");
  status = 200;
  await expect
    .poll(async () => {
      await after.sync.flush();
      return after.editor.getState().sync;
    })
    .toBe("saved");
  expect(taken.at(-1)).toMatchObject({ at: "title", to: "Yeni", was: "Eski" });
});

test("what went live meanwhile, by itself or by somebody else, is heard with the news", async () => {
  standing = {
    live: [{ language: "tr", version: 2, path: "/first" }],
    scheduled: [
      { job: "later", due: "2040-07-01T06:00:00.000Z", version: 2, languages: ["tr", "de"] },
    ],
  };
  const { editor } = open();
  await expect.poll(() => editor.getState().live).toEqual(standing.live);
  expect(editor.getState().scheduled).toEqual(standing.scheduled);
  standing = { live: [], scheduled: [] };
});

test("what is live stays known while a release before this one answers, whose news do not tell it", async () => {
  standing = {};
  const { editor } = open();
  const { live, people } = editor.getState();
  await expect.poll(() => editor.getState().people).not.toBe(people);
  expect(editor.getState().live).toBe(live);
  standing = { live: [], scheduled: [] };
});

test("whoever waits for the server waits for all that was written, whoever else waits", async () => {
  keepDraftsFor("somebody");
  status = 200;
  const { editor, sync, write } = open();
  const answers = Promise.withResolvers<void>();
  slow = answers.promise;
  write("Bir");
  const first = sync.flush();
  await expect.poll(() => editor.getState().sync).toBe("saving");
  // While the first words are on their way: the field is left, then something is published.
  write("Bir iki");
  const waits = [sync.flush(), sync.flush()].map(async (flush) => {
    await flush;
    return taken.at(-1);
  });
  answers.resolve();
  for (const last of await Promise.all(waits)) expect(last).toMatchObject({ to: "Bir iki" });
  await first;
});

test("whatever hears that the session has ended, the bar says so; once it is there again, writing goes on", async () => {
  keepDraftsFor("somebody");
  [status, asked] = [401, 401];
  const { editor, sync } = open();
  const said = () => editor.getState().sync;
  await clientOf<typeof editorCalls>()("GET /api/admin/entry/versions", { query: { id: "first" } });
  expect(said()).toBe("signedOut");
  editor.change([{ do: "set", at: "title", language: "tr", to: "Yeni", was: "Eski" }]);
  await sync.flush();
  expect(said()).toBe("signedOut");
  [status, asked] = [200, 200];
  // Asked every five seconds.
  await expect.poll(said).toBe("saved");
  await expect.poll(() => taken.at(-1)).toMatchObject({ to: "Yeni" });
});

test.each(["before", "after"])(
  "what is typed while the end of a publication is looked at stays, also where that is answered %s it has arrived",
  async (order) => {
    keepDraftsFor("somebody");
    [status, asked] = [200, 200];
    const { editor, sync, title, write } = open();
    const [published, arrival] = [Promise.withResolvers<object>(), Promise.withResolvers<void>()];
    [whole, slow] = [published.promise, arrival.promise];
    const looks = sync.askAnew();
    write("Typed meanwhile");
    const sends = sync.flush();
    await expect.poll(() => editor.getState().sync).toBe("saving");
    const live = [{ language: "tr" as const, version: 2, path: "/first" }];
    const answers = () => published.resolve({ ...answer, version: 2, live });
    if (order === "before") answers();
    if (order === "before") await looks;
    arrival.resolve();
    await sends;
    if (order === "after") answers();
    await looks;
    [whole, slow] = [undefined, undefined];
    expect(title()).toBe("Typed meanwhile");
    expect(editor.getState()).toMatchObject({ live, isChanged: true, revision: taken.length });
  },
);

test.each([
  [undefined, "offline"],
  [503, "unavailable"],
  [410, "binned"],
] as const)(
  "while it is tried again (%s) the bar says what it said: nothing moves beneath a pointer that is pressed",
  async (fault, state) => {
    keepDraftsFor("somebody");
    [status, asked] = [fault, 200];
    const { editor, sync, write } = open();
    write("Yeni");
    await sync.flush();
    const said: string[] = [editor.getState().sync];
    const stopHearing = editor.subscribe(({ sync }) => said.push(sync));
    // Whoever presses “publish” leaves a field, and that sends.
    await sync.flush();
    expect(new Set(said)).toEqual(new Set([state]));
    status = 200;
    await sync.flush();
    stopHearing();
    expect(editor.getState().sync).toBe("saved");
  },
);
