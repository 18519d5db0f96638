import type { Calls } from "#platform/http/call.ts";
import { campaignFields } from "#platform/submissions/campaign.server.ts";
import { features } from "#server/features.ts";

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

/** Every name that an address of ours reads from its query, and some that it must not. */
export const parameterNames = [
  ...new Set(["days", ...features.flatMap(({ calls = {} }) => namesOf(calls))]),
  ...["token", "reference", "v", "returnUrl", "__proto__", "constructor"],
];

function namesOf(calls: Calls): string[] {
  return Object.values(calls).flatMap(({ query }) => Object.keys(query?.entries ?? {}));
}

const id = "a1";
const email = "somebody@example.com";
const password = "a quiet Thursday";
const campaign = Object.fromEntries(campaignFields.map((name) => [name, "A"]));
const message = { NameSurname: "A", Email: email, Phone: "1", Company: "B", Message: "C" };

/** A body for each call that changes something, of which each field in turn becomes hostile. */
export const bodies: Record<string, Record<string, unknown>> = {
  "/api/v1/Site/ContactForm/Create": { ...message, ...campaign, Language: "en", Website: "" },
  "/api/v1/Site/ContactEmail/Create": { Email: email, Language: "en", Website: "" },
  "/api/login": { email, password },
  "/api/logout": {},
  "/api/signup": { name: "A B", email, password, language: "en", subject: "" },
  "/api/password/forgot": { email },
  "/api/password/reset": { token: "x", password },
  "/api/email/confirm": { token: "x", name: "x", password },
  "/api/account/profile": { firstName: "A", lastName: "B", language: "en", email, password },
  "/api/account/email-confirmation": {},
  "/api/account/password": { password, newPassword: "another quiet day" },
  "/api/account/sessions": {},
  "/api/account/sessions/:id": {},
  "/api/account/notifications": { signIn: "on", news: "off" },
  "/api/account/delete": { password: "wrong" },
  "/api/admin/message/status": { id, status: "new" },
  "/api/admin/message/assign": { id, userId: id },
  "/api/admin/message/important": { id, important: true },
  "/api/admin/message/note": { id, text: "A" },
  "/api/admin/message/spam": { id, spam: true },
  "/api/admin/message/read": { id },
  "/api/admin/message/unread": { id },
  "/api/admin/message/delete": { id },
  "/api/admin/message/reply": { id, subject: "A", text: "B", seen: id },
  "/api/admin/mail/resend": { id, copy: false },
  "/api/admin/news/hide": { id, hidden: true },
  "/api/admin/news/pin": { id, pinned: true },
  "/api/admin/news/refresh": { language: "en" },
};

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
