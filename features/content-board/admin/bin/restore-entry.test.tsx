import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { takeToasts } from "#ui/toast/toast-store.ts";
import { RestoreEntry } from "./restore-entry.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: async () => Response.json({}, { status: 503 }),
}));

test("a failure while something is changed is not told as one of loading", async () => {
  const onDone = vi.fn();
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <RestoreEntry entry="about" title="About us" onDone={onDone} />
    </Translations>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => {
    document.querySelector("button")?.click();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });
  const text = "That did not work. Nothing was changed.";
  expect(takeToasts()).toEqual([{ kind: "error", title: "Error", text }]);
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
