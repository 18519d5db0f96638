import { expect, test } from "vitest";
import { createSign } from "#platform/http/signature.server.ts";
import { isKnownBrowser, makeKnownBrowser } from "./known-browser.server.ts";

const sign = createSign("a secret of at least thirty-two characters");
const ada = { email: "Ada@example.com", browser_key: "one", email_confirmed_at: 1 };

test("a browser is known to the account that it signed in to, and to no other", () => {
  const cookie = makeKnownBrowser(ada, sign);
  expect(isKnownBrowser(cookie, { ...ada, email: "ada@EXAMPLE.com" }, sign)).toBe(true);
  expect(isKnownBrowser(cookie, { ...ada, email: "eve@example.com" }, sign)).toBe(false);
  expect(isKnownBrowser(cookie, undefined, sign)).toBe(false);
});

test("another key makes every browser a stranger's", () => {
  const cookie = makeKnownBrowser(ada, sign);
  expect(isKnownBrowser(cookie, { ...ada, browser_key: "another" }, sign)).toBe(false);
  const before = { ...ada, browser_key: null };
  expect(isKnownBrowser(makeKnownBrowser(before, sign), before, sign)).toBe(true);
  expect(isKnownBrowser(makeKnownBrowser(before, sign), ada, sign)).toBe(false);
});

test("what a browser keeps has one spelling", () => {
  const cookie = makeKnownBrowser(ada, sign);
  for (const other of [`${cookie}.x`, `${cookie}.`, `${cookie}=`, `${cookie} `])
    expect(isKnownBrowser(other, ada, sign)).toBe(false);
});

test("what is signed is what every release has signed", () => {
  const of = (browser_key: string | null, ...parts: string[]) =>
    isKnownBrowser(`id.${sign(parts.join(":"))}`, { ...ada, browser_key }, sign);
  expect(of("one", "known-browser", "id", "ada@example.com", "one")).toBe(true);
  expect(of(null, "known-browser", "id", "ada@example.com")).toBe(true);
});

test("an address that nobody has confirmed knows no browser", () => {
  const unconfirmed = { ...ada, email_confirmed_at: null };
  expect(isKnownBrowser(makeKnownBrowser(unconfirmed, sign), unconfirmed, sign)).toBe(false);
});

test.each([undefined, "", ".", "id.", "id.signature", ".signature"])(
  "%j is known to nobody",
  (cookie) => {
    expect(isKnownBrowser(cookie, ada, sign)).toBe(false);
  },
);
