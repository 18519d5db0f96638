import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageCodes, languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { seenIn } from "#features/pages/seen-in.ts";
import { takeToasts } from "#ui/toast/toast-store.ts";
import type { EntryAnswer, GateProblem } from "../calls.ts";
import { createEditor } from "../draft/editor-store.ts";
import { syncDraft } from "../draft/sync-draft.ts";
import { VersionList } from "../versions/version-list.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { WritingFrame } from "./writing-frame.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.de, ...readWords<object>("messages/admin").de };
let may = true;
vi.mock("#platform/admin/visitor.tsx", () => ({ useMay: () => () => may }));

/** What the server answers, by the address; undefined: it does not. */
const answers: Record<string, object | undefined> = {};
const answerTo = async (address: string) => {
  const [path = ""] = address.split("?");
  const answer = answers[path];
  if (!answer) throw new TypeError("Failed to fetch");
  return Response.json(answer);
};
vi.stubGlobal("fetch", answerTo);
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: (address: string) => answerTo(address),
}));

const entry = {
  document: {
    ...{ id: "home", kind: "page", sample: false, slugs: {}, path: "/", sections: [] },
    values: { title: { tr: "Eski" } },
  },
  ...{ version: 1, revision: 0, isChanged: false, scheduled: [], hashes: {}, links: [] },
  live: [{ language: "tr", version: 1, path: "/" }],
  ...{ timeZone: "Europe/Istanbul", canPublish: true, sharedUntil: null },
} as unknown as EntryAnswer;
const error = { level: "error", language: "tr", field: "", message: "in English" } as const;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  for (const path of Object.keys(answers)) delete answers[path];
  takeToasts();
  document.body.innerHTML = "";
});

/** The card of publication and the versions, in German. */
async function open(changes: Partial<EntryAnswer> = {}) {
  const editor = createEditor({ ...entry, ...changes }, "tr");
  const sync = syncDraft(editor);
  const element = (
    <Translations language={languageOf("de")} messages={messages}>
      <WritingFrame editor={editor} sync={sync}>
        <PublishPanel
          {...{ sync, canPublish: true, timeZone: "Europe/Istanbul" }}
          goTo={() => {}}
          onPublished={() => {}}
        />
        <VersionList sync={sync} />
      </WritingFrame>
    </Translations>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  ends.push(() => act(async () => root.unmount()));
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return {
    editor,
    settle,
    /** Every button of that name, also in the question that it opens. */
    async presses(name: string) {
      for (let pressed = 0; ; pressed += 1) {
        const button = [...document.querySelectorAll("button")].filter(
          ({ textContent }) => textContent === name,
        )[pressed];
        if (!button) return;
        await act(async () => button.click());
        await settle();
      }
    },
    result: () => document.querySelector(".editor-result")?.textContent,
  };
}

test("whoever asks what stands against going live is told that nothing does, and that nobody answered", async () => {
  const screen = await open();
  await screen.presses("Prüfen");
  expect(screen.result()).toContain("Die Prüfung hat nicht geklappt.");
  const check = "/api/admin/entry/check";
  answers[check] = { problems: [{ ...error, level: "warning", code: "stale" }] };
  await screen.presses("Prüfen");
  expect(screen.result()).toBe("Geprüft: Der Veröffentlichung steht nichts im Weg.");
  answers[check] = { problems: [{ ...error, code: "missing" } satisfies GateProblem] };
  await screen.presses("Prüfen");
  expect(screen.result()).toBe("");
});

test("why a page stays on the site is said in the language of the screen", async () => {
  const screen = await open();
  const problem = { ...error, entry: "home", code: "stays", value: "/" };
  answers["/api/admin/content/unpublish"] = { job: null, problems: [problem] };
  await screen.presses("Von der Website nehmen");
  expect(takeToasts().map(({ text }) => text)).toEqual([
    "Die Website führt zu /: änderbar, aber nicht zu entfernen.",
  ]);
});

test("scheduling what visitors see already is answered, and not passed over", async () => {
  const screen = await open();
  answers["/api/admin/entry/check"] = { problems: [] };
  answers["/api/admin/entry/save"] = { ...entry, problems: [] };
  answers["/api/admin/entry"] = entry;
  answers["/api/admin/content/schedule"] = { due: null, problems: [] };
  const at = document.querySelector("[name=at]") as HTMLInputElement;
  at.value = "2099-01-01T08:00";
  await screen.presses("Einplanen");
  expect(takeToasts().map(({ text }) => text)).toEqual(["Es gibt nichts zu veröffentlichen."]);
});

test("a language is live whose words are those that visitors see, whatever was written in another", async () => {
  const words = { title: { tr: "Baslik", en: "Heading", de: "Titel" } };
  const home = { ...entry.document, values: words } as EntryDocument;
  const live = languageCodes.map((code) => ({
    ...{ language: code, version: 1, path: "/" },
    seen: seenIn(home, code),
  }));
  const written = { ...home, values: { title: { ...words.title, en: "A heading" } } };
  await open({
    document: written as unknown as EntryAnswer["document"],
    version: 2,
    isChanged: true,
    live,
  });
  const badges = () =>
    [...document.querySelectorAll(".editor-live .admin-badge")].map((one) => one.textContent);
  expect(badges()).toEqual(["veröffentlicht", "älterer Stand veröffentlicht", "veröffentlicht"]);
});

test("versions that cannot be read, and one that cannot be brought back, are told", async () => {
  const screen = await open();
  const details = document.querySelector(".editor-summary")?.parentElement as HTMLDetailsElement;
  const opens = async () => {
    await act(async () => {
      details.open = !details.open;
    });
    await screen.settle();
  };
  await opens();
  const wrong =
    "Der Server hat nicht wie erwartet geantwortet. Bitte versuchen Sie es noch einmal.";
  expect(takeToasts().map(({ text }) => text)).toEqual([wrong]);
  await opens();
  answers["/api/admin/entry/versions"] = {
    versions: [{ version: 1, at: "2026-11-20T08:00:00.000Z", by: "Ayşe" }],
    hasOlder: false,
  };
  await opens();
  await screen.presses("Fassung 1");
  expect(takeToasts().map(({ text }) => text)).toEqual([wrong]);
  const changes = [{ at: "title", language: "tr", before: "Eskiden", now: "Eski" }];
  answers["/api/admin/entry/version"] = { changes: [], isSame: true };
  await screen.presses("Fassung 1");
  const compared = () => document.querySelector(".editor-compared")?.textContent;
  expect(compared()).toBe("Gleich wie der jetzige Stand.");
  answers["/api/admin/entry/version"] = { changes: [], isSame: false };
  await screen.presses("Fassung 1");
  expect(compared()).toBe(
    "Der Wortlaut ist gleich. Anders sind die Reihenfolge, was wo gezeigt wird, oder die Adresse.Zum Entwurf machen",
  );
  answers["/api/admin/entry/version"] = { changes, isSame: false };
  await screen.presses("Fassung 1");
  await screen.presses("Zum Entwurf machen");
  expect(takeToasts().map(({ text }) => text)).toEqual([
    "Vom Server kam keine Antwort: Ob es geklappt hat, ist nicht bekannt. Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.",
  ]);
});

test("whoever may not publish hears when the page goes live by itself, too, and cannot change it", async () => {
  may = false;
  const due = "2099-01-01T08:00:00.000Z";
  await open({ scheduled: [{ job: "later", due, version: 1, languages: ["tr"] }] });
  may = true;
  expect(document.querySelector(".editor-scheduled")?.textContent).toBe(
    "Erscheint von selbst: Donnerstag, 1. Januar 2099 um 11:00 (Europe/Istanbul), Türkçe. ",
  );
});

test("that visitors see the newest is said until something else is written", async () => {
  const screen = await open();
  answers["/api/admin/entry/publish"] = { job: "now", problems: [] };
  answers["/api/admin/entry/job"] = { state: "done", progress: null, problems: [] };
  answers["/api/admin/entry"] = entry;
  await screen.presses("Veröffentlichen");
  await expect.poll(screen.result).toBe("Veröffentlicht: Besucher sehen jetzt die neue Seite.");
  await act(async () =>
    screen.editor.change([{ do: "set", at: "title", language: "tr", to: "Yeni", was: "Eski" }]),
  );
  expect(screen.result()).toBe("");
});
