import { expect, test } from "vitest";
import { afterAnswer, cleanUnsent, noteWish } from "./browser-wishes.ts";

const nothing = { owner: "a", add: [], remove: [] };

test("the last press of a heart counts", () => {
  const wished = noteWish(nothing, 1030, true);
  expect(wished).toEqual({ owner: "a", add: [1030], remove: [] });
  expect(noteWish(wished, 1030, false)).toEqual({ owner: "a", add: [], remove: [1030] });
  expect(noteWish(noteWish(wished, 1030, false), 1030, true)).toEqual(wished);
});

test("nothing of the browser's list is lost when it meets the account's", () => {
  const sent = { owner: "", add: [1, 2], remove: [] };
  expect(afterAnswer(sent, sent, { owner: "a", productIds: [3, 1, 2] })).toEqual({
    unsent: nothing,
    productIds: [3, 1, 2],
  });
});

test("what was taken off on another device does not come back", () => {
  expect(afterAnswer(nothing, nothing, { owner: "a", productIds: [1] }).productIds).toEqual([1]);
});

test("what is changed while the answer is on its way stays to be sent", () => {
  const sent = { owner: "a", add: [1], remove: [2] };
  const now = noteWish(noteWish(noteWish(sent, 5, true), 1, false), 2, true);
  expect(afterAnswer(now, sent, { owner: "a", productIds: [1, 7] })).toEqual({
    unsent: { owner: "a", add: [5, 2], remove: [1] },
    productIds: [7, 5, 2],
  });
});

test("pressed twice while the answer is on its way, a heart is as it was sent", () => {
  const sent = { owner: "a", add: [1], remove: [] };
  const now = noteWish(noteWish(sent, 1, false), 1, true);
  expect(afterAnswer(now, sent, { owner: "a", productIds: [1] })).toEqual({
    unsent: nothing,
    productIds: [1],
  });
});

test.each([null, 7, "x", {}, { owner: 1, add: [], remove: [] }, { owner: "", add: 1, remove: [] }])(
  "rubbish in the storage, %j, is nothing",
  (rubbish) => {
    expect(cleanUnsent(rubbish)).toBeUndefined();
  },
);
