import type { EveryCall } from "../support/every-call.ts";

/** For any parameter: what breaks numbers, texts, paths, databases, headers and regular expressions. */
export const hostileValues = [
  "",
  "0",
  "-1",
  "1e309",
  "9".repeat(40),
  "NaN",
  "null",
  "[object Object]",
  "\0",
  "a\0b",
  "\ud800",
  "\ufffe",
  "' OR 1=1 --",
  '"; drop table user; --',
  "%",
  "_%\\",
  '"" OR * NEAR(',
  "../../etc/passwd",
  "a\r\nSet-Cookie: evil=1",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "{{7*7}}#{7*7}",
  "9999-99-99",
  "+275760-09-13T00:00:00.001Z",
  `${"(".repeat(50)}${"a".repeat(100)}!`,
  "İ".repeat(200),
  "x".repeat(8_000),
];

/** Names that no call declares: those that code reads by itself, and some that it must not. */
export const namesAnywhere = [
  ...["days", "token", "order", "reference", "v", "returnUrl"],
  ...["__proto__", "constructor"],
];

/** The parameters to try at a call: its own, and what could be read anywhere. */
export const parametersOf = ({ query }: Pick<EveryCall, "query">): string[] => [
  ...new Set([...namesAnywhere, ...Object.keys(query?.entries ?? {})]),
];

/** What a field holds that is no text. */
export const hostileJson = [0, -1, 1e300, true, null, [], {}, [[]], { $ne: "" }, [["a"]]];

/** Their answer computes a password's hash, half a second of a processor: they get the values that break texts. */
export const costlyCalls = [
  "/api/login",
  "/api/signup",
  "/api/password/forgot",
  "/api/password/reset",
  "/api/account/password",
  "/api/account/profile",
  "/api/account/delete",
];
/** Whether a value is one of those. */
export const breaksTexts = (value: unknown) =>
  typeof value !== "string" || /[\0\r\n\ud800\ufffe]|^__|OR 1=1/.test(value);
