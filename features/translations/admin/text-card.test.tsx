import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import { officeStageIn } from "#tests/support/stage.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import type { TranslatedText } from "../calls.ts";
import { TextCard } from "./text-card.tsx";

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

const area = () => document.querySelector("textarea") as HTMLTextAreaElement;
const press = (words: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === words)?.click();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The screen as it is after a reload, on the way back, or of the next text. */
const open = (shown = text) => show(<TextCard text={shown} language="en" hasMachine={false} />);

const show = officeStageIn("en");
beforeEach(async () => {
  [sent, decision] = [[], "taken"];
  sessionStorage.clear();
  keepDraftsFor("a@example.com");
  await open();
});

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
