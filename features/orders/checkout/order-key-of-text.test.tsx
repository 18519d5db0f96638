import { beforeEach, expect, test, vi } from "vitest";
import { draftKeys, forgetDraft } from "#platform/submissions/form-draft.ts";

/** A page that was loaded anew: what stood in its memory is gone. */
const loaded = async () => {
  vi.resetModules();
  return (await import("./order-key-of-text.ts")).keyOfText;
};
beforeEach(() => sessionStorage.clear());

test("the same order has the same key after a reload, another one another, and none is kept with the text", async () => {
  const key = await (await loaded())("two pieces for Ada");
  const keyOfText = await loaded();
  expect(await keyOfText("two pieces for Ada")).toBe(key);
  const other = await keyOfText("three pieces for Ada");
  expect(other).not.toBe(key);
  expect(await keyOfText("three pieces for Ada")).toBe(other);
  expect(sessionStorage.getItem(draftKeys.checkout)).not.toContain("Ada");
});

test("once an order is made, the next one is another, whatever it says", async () => {
  const key = await (await loaded())("two pieces");
  forgetDraft(draftKeys.checkout);
  expect(await (await loaded())("two pieces")).not.toBe(key);
});
