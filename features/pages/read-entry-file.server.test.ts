import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { entryKinds } from "./kinds.ts";
import { readEntryFile } from "./read-entry-file.server.ts";
import { writeEntry } from "./write-entry.server.ts";

const post = `slug:
  tr: ilk
title:
  tr: İlk yazı
  en: First post
description:
  tr: Bir açıklama
date: 2026-11-20
category: deciding
sections:
  - id: first
    type: text
    hidden:
      - de
    heading:
      tr: Başlık
    body:
      tr: |
        Bir paragraf.

        - bir
        - iki
  - id: next
    type: call-to-action
    heading:
      tr: Yazın
      de:
        value: Schreiben
        of: 0123456789abcdef
    label:
      tr: Yazın
    to: /contact
`;

const read = (text: string, name = "post/first.yaml") => readEntryFile({ name, text });
const changed = (from: string | RegExp, to: string) => {
  const text = post.replace(from, to);
  expect(text).not.toBe(post);
  return read(text).problems;
};

test("a file is read, and written again in the same bytes", () => {
  const { entry, problems } = read(post);
  expect(problems).toEqual([]);
  expect(entry).toMatchObject({ id: "first", kind: "post", slugs: { tr: "ilk" }, sample: false });
  expect(entry?.sections.map(({ id, hidden }) => [id, hidden])).toEqual([
    ["first", ["de"]],
    ["next", []],
  ]);
  expect(entry && writeEntry(entry)).toBe(post);
});

test("letters, quotes and signs of YAML come through", () => {
  const hard = [
    "- no list",
    "a: b",
    "# none",
    "'\"",
    "yes",
    "1e3",
    "null",
    "~",
    "|",
    "a\u2028b",
    "🙂 ık",
  ];
  for (const tr of hard) {
    const { entry, problems } = read(post.replace("İlk yazı", JSON.stringify(tr)));
    if (tr.includes("\u2028")) expect(problems).toHaveLength(1);
    else {
      expect(entry?.values.title).toMatchObject({ tr });
      const again = entry && read(writeEntry(entry)).entry;
      expect(again).toEqual(entry);
    }
  }
});

test.each([
  [/type: text/, "type: blink", 'first.yaml:12: sections[0].type: "blink" is no section'],
  [/type: text/, "type: __proto__", "is no section"],
  [/type: text/, "kind: text", "sections[0].type: undefined is no section"],
  [/id: next/, "id: first", "first.yaml:23: sections[1].id: first stands twice"],
  [/title:/, "titel:", "first.yaml:4: titel: no such field is known"],
  [/slug:\n {2}tr: ilk/, "slug: ilk", "slug: expected the last part of an address for each"],
  [/tr: ilk/, "tr: ılk yazı", "first.yaml:2: slug.tr:"],
  [/tr: ilk/, "xx: ilk", "slug.xx: is no language"],
  [/slug:/, "path: /a\nslug:", "path: this kind stands at /blog/<slug>"],
  [/slug:/, "sample: maybe\nslug:", "sample: expected true or false"],
  [/to: \/contact/, "to: javascript:alert(1)", "sections[1].to: javascript: links are refused"],
  [
    /Bir paragraf\./,
    "Bir [x](data:text/html,x).",
    "first.yaml:18: sections[0].body.tr: data: links",
  ],
  [/hidden:\n {6}- de/, "hidden: [fr]", "sections[0].hidden: expected a list of languages"],
  [/sections:/, "sections: 5\nrest:", "sections: expected a list"],
  [/date: .*/, "date: 20.11.2026", "first.yaml:8: date: expected a day"],
  [/date: .*/, "title: {}", "Map keys must be unique"],
  [/date: .*/, "date: *day", "holds an alias"],
  [/date: .*/, "date: &day 2026-11-20\nauthor: *day", "holds an alias"],
  [/date: .*/, "date: !!js/function x", "Unresolved tag"],
  [/date: .*/, "date: [", "is no YAML that we read"],
  [/date: .*/, "date: 2026-11-20\n---\n", "is no YAML that we read"],
  [/date: .*/, "__proto__: {polluted: 1}", "__proto__: no such field is known"],
  [/date: .*/, "constructor: 1", "constructor: no such field is known"],
  [/tr: İlk yazı/, "tr: İlk: yazı", "a text with a colon stands in quotes"],
])("%s → %s is told by place", (from, to, message) => {
  expect(changed(from, to).join("\n")).toContain(message);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test("every problem of a file is told at once", () => {
  expect(changed(/date: .*\ncategory: .*/, "date: x\ncategory: y")).toHaveLength(2);
});

test.each([
  ["post/First.yaml"],
  ["post/ilk yazı.yaml"],
  ["post/a/b.yaml"],
  ["post/a.yml"],
  ["a.yaml"],
  ["../a.yaml"],
  [`post/${"a".repeat(81)}.yaml`],
])("%s is no name of an entry", (name) => {
  expect(read(post, name).problems[0]).toContain("expected a name such as");
});

test("an unknown kind is told with those that there are", () => {
  expect(read(post, "poem/first.yaml").problems).toEqual([
    `poem/first.yaml: poem is no kind of entry (there are ${entryKinds.join(", ")})`,
  ]);
});

test.each([
  ["", "holds no fields"],
  ["- a", "holds no fields"],
  ["a".repeat(5_000_000), "is larger than 1 MB"],
  [`title:\n  tr: |\n    ${"x ".repeat(400_000)}`, "title.tr: is longer than 110 letters"],
  [`sections:\n${"- {}\n".repeat(50_000)}`, "at most 200, not 50000"],
  ["[".repeat(100_000), "is no YAML"],
  [`a: &a [x]\nb: &b [${"*a,".repeat(9)}*a]\nc: [${"*b,".repeat(9)}*b]`, "holds an alias"],
])("a hostile file ends soon (%#)", (text, message) => {
  const took = processorTimeOf(() => expect(read(text).problems.join("\n")).toContain(message));
  expect(took).toBeLessThan(10_000);
});

test.each([
  ["/blog/grid", undefined],
  ["/about/v1", undefined],
  ["/en/about", "belongs to another part"],
  ["/api/login", "belongs to another part"],
  ["/blog/first", "belongs to another part"],
  ["/admin", "belongs to another part"],
  ["about", "expected an address"],
  ["/a/../b", "expected an address"],
  ["/Über", "expected an address"],
  ["//evil.example", "expected an address"],
])("a page at %s", (path, message) => {
  const { problems } = read(`path: ${path}\ntitle:\n  tr: A\n`, "page/about.yaml");
  expect(problems).toHaveLength(message === undefined ? 0 : 1);
  expect(problems.join()).toContain(message ?? "");
});
