import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { useTellError } from "./use-tell-error.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const load = vi.hoisted(() => vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))));
vi.mock("#ui/toast/load-toast-container.ts", () => ({ loadToastContainer: load }));

test("what shows a failure is loaded before one has happened, while there is a connection", async () => {
  function Screen() {
    useTellError();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <Translations language={languageOf("en")} messages={allMessages.en}>
        <Screen />
      </Translations>,
    ),
  );
  expect(load).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
