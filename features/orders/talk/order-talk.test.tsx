import { act } from "react";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { stageIn } from "#tests/support/stage.tsx";
import { OrderTalk } from "./order-talk.tsx";

const { talk } = allMessages.en.checkout;
let answer: () => Promise<Response>;
vi.mock("#platform/session/send-json.ts", () => ({ sendJson: () => answer() }));
const show = stageIn("en");

test.each([
  ["whose answer was lost may have arrived", () => Promise.reject(new TypeError()), talk.lost],
  [
    "that the server cannot store was not sent",
    async () => Response.json({}, { status: 503 }),
    talk.failed,
  ],
])("a message %s; its text stays", async (_, how, words) => {
  answer = how;
  const order = { reference: "K7QM-2XPD", messages: [], files: [] };
  await show(<OrderTalk order={order} orderKey="K7QM-2XPD.signed" level="h2" />);
  const area = document.querySelector("textarea") as HTMLTextAreaElement;
  area.value = "Where is it?";
  await act(async () => {
    document.querySelector("form")?.requestSubmit();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(document.querySelector("[role=alert]")?.textContent).toBe(words);
  expect(area.value).toBe("Where is it?");
});
