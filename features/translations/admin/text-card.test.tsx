import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import { typeInto } from "#tests/support/type-into.ts";
import type { TranslatedText } from "../calls.ts";
import { TextCard } from "./text-card.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
const text: TranslatedText = {
  ...{ entry: "first", title: "Merhaba", field: "title", section: null, source: "Merhaba" },
  ...{ before: "Selam", value: "Hello", state: "stale" },
  ...{ sourceHash: "0123456789abcdef", targetHash: "fedcba9876543210" },
};

let sent: { texts: { value: string }[] }[];
let decision: string;
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: async (_: string, body: { texts: { value: string }[] }) => {
    sent.push(body);
    const told = { entry: "first", field: "title", decision, message: null, why: null };
    return Response.json({ texts: [told] });
  },
}));

let root: Root | undefined;
const area = () => document.querySelector("textarea") as HTMLTextAreaElement;
const press = (words: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === words)?.click();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The screen as it is after a reload, on the way back, or of the next text. */
async function open(shown = text): Promise<void> {
  await act(async () => root?.unmount());
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <TextCard text={shown} language="en" hasMachine={false} />
    </Translations>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root?.render(<RouterProvider router={router} />));
}

beforeEach(async () => {
  [sent, decision] = [[], "taken"];
  sessionStorage.clear();
  keepDraftsFor("a@example.com");
  await open();
});
afterEach(() => act(async () => root?.unmount()));

test("what was written and not saved is there again, until it is saved", async () => {
  await typeInto(area(), "Good day");
  await open();
  expect(area().value).toBe("Good day");
  decision = "kept";
  await press("Save");
  await open();
  expect(area().value).toBe("Good day");
  decision = "taken";
  await press("Save");
  expect(sent.map(({ texts }) => texts[0]?.value)).toEqual(["Good day", "Good day"]);
  await open();
  expect(area().value).toBe("Hello");
});

test("it stays where the old text is said to be right, and is none of a text that somebody else wrote", async () => {
  await typeInto(area(), "Good day");
  await press("Still right");
  expect(sent[0]?.texts[0]?.value).toBe("Hello");
  await open();
  expect(area().value).toBe("Good day");
  await open({ ...text, value: "Hi", targetHash: "0000000000000000" });
  expect(area().value).toBe("Hi");
});

test("what was written back as it was is nothing to keep", async () => {
  await typeInto(area(), "Good day");
  await typeInto(area(), "Hello");
  expect(sessionStorage.length).toBe(0);
});
