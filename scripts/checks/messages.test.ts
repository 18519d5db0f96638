import { expect, test } from "vitest";
import { placeholdersOf } from "../../platform/language/placeholders.server.ts";
import { namespacesOfGiven, sayingsOf } from "./message-use.ts";
import { compareWords } from "./messages.ts";

test("placeholders are found in every part of a message", () => {
  expect(placeholdersOf("No placeholder")).toEqual([]);
  expect(placeholdersOf("Write to <link>{email}</link>.")).toEqual(["<link>", "email"]);
  expect(placeholdersOf("{count, plural, one {one by {who}} other {# by {who}}}")).toEqual([
    "count",
    "who",
  ]);
  expect(placeholdersOf("{kind, select, a {x} other {<b>{name}</b>}}")).toEqual([
    ...["<b>", "kind", "name"],
  ]);
});

test("a language that lacks, adds, empties or changes words is told where", () => {
  const problems = compareWords({
    file: "de.json",
    words: new Map([
      ["a", "Hallo {name}"],
      ["b", " "],
      ["new", "neu"],
    ]),
    model: "tr.json",
    modelWords: new Map([
      ["a", "Merhaba {kim}"],
      ["b", "bir"],
      ["c", "iki"],
    ]),
  });
  expect(problems).toEqual([
    "de.json: c: missing",
    "de.json: new: not in tr.json",
    "de.json: a: placeholders name, in tr.json kim",
    "de.json: b: empty",
  ]);
});

test("a key is said in full, below a namespace, or by a template", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  const says = sayingsOf('t("heading"); t(`errors.${field}.${code}`); say("toasts.sent")', [
    "contact.",
  ]);
  expect(says("contact.heading")).toBe(true);
  expect(says("contact.errors.name.required")).toBe(true);
  expect(says("toasts.sent")).toBe(true);
  expect(says("footer.heading")).toBe(false);
  expect(says("contact.errors.name")).toBe(false);
});

test("a template inside a template counts", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  expect(sayingsOf("`${t(`names.${icon}`)} (${other})`", ["layout."])("layout.names.x")).toBe(true);
});

test("a file that says what it is given is known by its calls", () => {
  const source =
    'const t = useTranslations("auth.status"); const u = useTranslations("auth"); u("x");';
  expect(namespacesOfGiven(`${source} t(outcome)`)).toEqual(["auth.status."]);
  expect(namespacesOfGiven(`${source} t("limited")`)).toEqual([]);
});
