import { expect, test } from "vitest";
import { createSign } from "../http/signature.ts";
import { makeKnownBrowser, readKnownBrowser } from "./known-browser.ts";

const sign = createSign("a secret of at least thirty-two characters");

test("a browser is known to the account that it signed in to, and to no other", () => {
  const cookie = makeKnownBrowser("Ada@example.com", sign);
  const id = readKnownBrowser(cookie, "ada@EXAMPLE.com", sign);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(
    readKnownBrowser(makeKnownBrowser("ada@example.com", sign, id), "ada@example.com", sign),
  ).toBe(id);
  expect(readKnownBrowser(cookie, "eve@example.com", sign)).toBe("");
});

test.each([undefined, "", ".", "id.", "id.signature", ".signature"])(
  "%j is known to nobody",
  (cookie) => {
    expect(readKnownBrowser(cookie, "ada@example.com", sign)).toBe("");
  },
);
