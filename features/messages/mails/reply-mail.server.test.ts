import { expect, test } from "vitest";
import { replyMail } from "./reply-mail.server.ts";

const message = {
  id: "1",
  reference: "K7QM-2XPD",
  email: "ayse@example.com",
  language: "en",
} as const;
const input = {
  message,
  subject: "Our offer",
  text: "Hello,\n<b>here</b> it is.",
  inReplyTo: "<receipt@example.com>",
  origin: "https://www.example.com",
};

test("the reference stands in the subject once", () => {
  expect(replyMail(input).subject).toBe("Our offer (K7QM-2XPD)");
  const named = "About K7QM-2XPD";
  expect(replyMail({ ...input, subject: named }).subject).toBe(named);
  expect(replyMail({ ...input, subject: "x".repeat(400) }).subject).toMatch(/x \(K7QM-2XPD\)$/);
});

test("the words arrive as they were written, in both parts", () => {
  const { text, html } = replyMail(input);
  expect(text).toContain("Hello,\n<b>here</b> it is.");
  expect(html).toContain("Hello,<br>\n&lt;b&gt;here&lt;/b&gt; it is.");
});

test("it belongs to our receipt, where there is one", () => {
  expect(replyMail(input).headers).toEqual({
    "In-Reply-To": "<receipt@example.com>",
    References: "<receipt@example.com>",
  });
  expect(replyMail({ ...input, inReplyTo: undefined }).headers).toBeUndefined();
});
