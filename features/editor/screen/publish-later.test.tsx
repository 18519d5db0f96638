import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import type { EntryAnswer } from "../calls.ts";
import { createEditor } from "../draft/editor-store.ts";
import { syncDraft } from "../draft/sync-draft.ts";
import { PublishLater, Scheduled } from "./publish-later.tsx";
import { WritingFrame } from "./writing-frame.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: async () => Response.json({}, { status: 401 }),
}));
const leads = vi.hoisted(() => vi.fn(() => "#sign-in"));
vi.mock("#platform/admin/ask-admin.ts", () => ({ signInAddress: leads }));

const answer = {
  document: {
    ...{ id: "first", kind: "page", sample: false, slugs: {}, path: "/first", sections: [] },
    values: { title: { tr: "Eski" } },
  },
  ...{ version: 1, revision: 0, isChanged: false, scheduled: [], hashes: {}, links: [] },
  live: [{ language: "tr", version: 1, path: "/first" }],
  ...{ timeZone: "Europe/Istanbul", canPublish: true, sharedUntil: null },
} as unknown as EntryAnswer;

afterEach(() => {
  document.body.innerHTML = "";
});

test.each(["Schedule", "Take off the site"])(
  "%s: a session that has ended leads nobody away from what they write",
  async (name) => {
    const editor = createEditor(answer, "tr");
    const sync = syncDraft(editor);
    const element = (
      <Translations language={languageOf("en")} messages={messages}>
        <WritingFrame editor={editor} sync={sync}>
          <PublishLater
            languages={["tr"]}
            timeZone="Europe/Istanbul"
            check={async () => {}}
            onChanged={async () => {}}
            onGone={async () => {}}
          />
        </WritingFrame>
      </Translations>
    );
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    const router = createMemoryRouter([{ path: "/", element }]);
    await act(async () => root.render(<RouterProvider router={router} />));
    const at = document.querySelector("[name=at]") as HTMLInputElement;
    at.value = "2099-01-01T08:00";
    for (const button of document.querySelectorAll("button"))
      if (button.textContent === name)
        await act(async () => {
          button.click();
          await vi.dynamicImportSettled();
          await new Promise((resolve) => setTimeout(resolve));
        });
    expect(editor.getState().sync).toBe("signedOut");
    expect(leads).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
);

const when =
  "Goes live by itself: Thursday, 1 January 2099 at 11:00 (Europe/Istanbul), Turkish and German.";

/** The line about what is scheduled, as somebody sees it who may change that, or may not. */
async function scheduledLine(mayChange: boolean, how: { isOlder?: true } = {}) {
  const due = "2099-01-01T08:00:00.000Z";
  const one = { job: "later", due, version: 1, languages: ["tr", "de"], ...how };
  const scheduled = [one] as EntryAnswer["scheduled"];
  const editor = createEditor({ ...answer, scheduled }, "tr");
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <WritingFrame editor={editor} sync={syncDraft(editor)}>
        <Scheduled timeZone="Europe/Istanbul" mayChange={mayChange} onChanged={async () => {}} />
      </WritingFrame>
    </Translations>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const router = createMemoryRouter([{ path: "/en", element }], { initialEntries: ["/en"] });
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(async () => root.unmount()));
  return { editor, line: () => document.querySelector(".editor-scheduled")?.textContent?.trim() };
}

test("what is scheduled says its languages, and that what was written since is not in it", async () => {
  const { editor, line } = await scheduledLine(true);
  expect(line()).toBe(`${when} Take off the schedule`);
  await act(async () => editor.setState({ isChanged: true }));
  const since =
    "What was written since then is not in it. To take it along, schedule the page once more for the same time.";
  expect(line()).toBe(`${when} ${since} Take off the schedule`);
});

test("what to do about it is said to those who may do it alone", async () => {
  const older = "That text is older than the one visitors see now and will replace it.";
  const forPublishers = await scheduledLine(true, { isOlder: true });
  expect(forPublishers.line()).toBe(
    `${when} ${older} To keep the newer one, take the older off the schedule. Take off the schedule`,
  );
  document.body.innerHTML = "";
  const forAuthors = await scheduledLine(false, { isOlder: true });
  expect(forAuthors.line()).toBe(`${when} ${older}`);
});
