import { expect, test } from "vitest";
import { pageOf, readPlace, writePlace } from "./page-place.ts";

test("a place survives its way through an address", () => {
  const place = { at: 1_793_000_000_000, id: "019a0b2c-7d1e-7f00-8000-000000000001" };
  expect(readPlace(writePlace(place))).toEqual(place);
});

test.each(["", "x", "!!!", Buffer.from("1.a' or 1=1").toString("base64url")])(
  "%j is no place",
  (text) => expect(readPlace(text)).toBeUndefined(),
);

test("a place has one spelling", () => {
  const written = writePlace({ at: 1_793_000_000_000, id: "a1" });
  const padded = Buffer.from("00a.a1").toString("base64url");
  for (const other of [`${written}=`, `${written} `, `${written}\n`, `${written}*`, padded])
    expect(readPlace(other)).toBeUndefined();
});

test("a page tells where the next one begins only when there is one", () => {
  const rows = [3, 2, 1].map((at) => ({ at, id: `id${at}` }));
  expect(pageOf(rows, 3, (row) => row).next).toBeNull();
  const { items, next } = pageOf(rows, 2, (row) => row);
  expect(items).toHaveLength(2);
  expect(readPlace(next ?? "")).toEqual({ at: 2, id: "id2" });
});
