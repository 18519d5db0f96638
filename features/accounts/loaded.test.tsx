import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { Loaded } from "./loaded.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("asked for again, the button goes and leaves the keyboard's place to the page's content", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  let asked = 0;
  const show = (problem?: string) =>
    act(async () =>
      root.render(
        <Translations language={languageOf("en")} messages={allMessages.en}>
          <main tabIndex={-1}>
            <Loaded answer={undefined} problem={problem} onRetry={() => asked++}>
              {() => null}
            </Loaded>
          </main>
        </Translations>,
      ),
    );
  await show("No connection.");
  const button = document.querySelector("button");
  button?.focus();
  await act(async () => button?.click());
  await show();
  expect(asked).toBe(1);
  expect(document.querySelector("button")).toBeNull();
  expect(document.activeElement).toBe(document.querySelector("main"));
  await act(async () => root.unmount());
});
