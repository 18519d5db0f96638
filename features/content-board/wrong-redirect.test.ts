import { expect, test } from "vitest";
import { wrongRedirect } from "./wrong-redirect.ts";

test.each([
  ["/old", undefined],
  ["/Products/item-12.html", undefined],
  ["/contact", "taken"],
  ["/api/session", "taken"],
  ["/assets/app.js", "taken"],
  ["/admin/pages", "taken"],
  [`/${"a".repeat(199)}`, undefined],
  ["/EN/old", "taken"],
  ["/old.data", "taken"],
  ["old", "malformed"],
  ["/", "malformed"],
  ["/old/", "malformed"],
  ["//evil.example", "malformed"],
  ["/a/../b", "malformed"],
  ["/a?b=c", "malformed"],
  ["/a\nb", "malformed"],
  [`/${"a".repeat(200)}`, "too_long"],
  [`/${"a".repeat(15_000)}`, "too_long"],
])("%s: %s", (path, wrong) => {
  expect(wrongRedirect(path, ["/contact"])).toBe(wrong);
});
