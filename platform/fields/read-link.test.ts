import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { readLink } from "./read-link.ts";

test.each([
  ["https://example.org/a?b=c#d", "web", "https://example.org/a?b=c#d", ""],
  ["http://example.org", "web", "http://example.org", ""],
  ["mailto:info@example.org", "mail", "mailto:info@example.org", ""],
  ["tel:+902221234567", "phone", "tel:+902221234567", ""],
  ["page:first-steps#price", "entry", "first-steps", "#price"],
  ["/contact#form", "address", "/contact", "#form"],
  ["/", "address", "/", ""],
  ["#price", "anchor", "#price", ""],
])("%s", (written, kind, target, anchor) => {
  expect(readLink(written)).toEqual({ kind, target, anchor });
});

test.each([
  ["javascript:alert(1)", "javascript: links are refused"],
  ["JaVaScRiPt:alert(1)", "javascript: links are refused"],
  [" \u0001javascript:alert(1)", "javascript: links are refused"],
  ["java\nscript:alert(1)", "javascript: links are refused"],
  ["data:text/html,<script>", "data: links are refused"],
  ["vbscript:x", "vbscript: links are refused"],
  ["file:///etc/passwd", "file: links are refused"],
  ["blob:https://example.org/x", "blob: links are refused"],
  ["//evil.example", "is no link"],
  ["/\\evil.example", "is no link"],
  ["https://bank.example@evil.example/", "is no link"],
  ["https://", "is no link"],
  ["https://a b", "is no link"],
  ["mailto:a@b?bcc=all@example.org", "is no link"],
  ["page:../x", "is no link"],
  ["/a//b", "is no link"],
  ["contact", "is no link"],
  ["", "is no link"],
])("%j is refused by name", (written, why) => {
  expect(readLink(written)).toContain(why);
});

test("a long one takes no longer than its text, and is not told in full", () => {
  const took = processorTimeOf(() => {
    for (const written of ["a".repeat(100_000), "java ".repeat(20_000), `/${"a-".repeat(50_000)}!`])
      expect(String(readLink(written)).length).toBeLessThan(300);
  });
  expect(took).toBeLessThan(1_000);
});
