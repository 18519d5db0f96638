import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readRichText } from "#platform/fields/read-rich-text.ts";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeSections } from "./make-sections.ts";
import { picturesIn, readHtml } from "./read-html.server.ts";
import { readMarkdownFolder } from "./read-markdown.server.ts";
import { readWordPress } from "./read-wordpress.server.ts";
import { writeMarkdown } from "./write-markdown.server.ts";

const examples = path.join(import.meta.dirname, "examples");
const ways = { leadTo: (href: string) => href, leave() {} };
const sectionsOf = (html: string) => makeSections(writeMarkdown(readHtml(html), ways), "en");
const textOf = (html: string) => sectionsOf(html)[0]?.body.en;

test("a WordPress export gives posts, pages and what is not taken", async () => {
  const { pages, left, origin, language } = await readWordPress(`${examples}/wordpress.xml`);
  expect([origin, language]).toEqual(["https://old.example.com", "en-US"]);
  expect(pages.map(({ kind, slug, date }) => [kind, slug, date])).toEqual([
    ["post", "test-early", "2024-03-05"],
    ["post", "the-cost-of-late", "2023-11-20"],
    ["page", "our-history", undefined],
    ["page", "contact", undefined],
  ]);
  expect(pages[0]).toMatchObject({
    author: "Ayşe Yılmaz",
    categories: ["Building"],
    summary: "An hour now, or a week later.",
    addresses: ["/2024/03/test-early/"],
  });
  expect(Object.fromEntries(left)).toMatchObject({
    comment: 1,
    "page that only some people may read": 1,
    "short code [gallery]": 1,
    "short code [contact-form-7]": 1,
    "file of the media library by itself": 2,
  });
  expect(pages[1]?.html).toContain("[sic]");
  expect(pages[0]?.html).toContain("npm test [x=1]");
});

test("an export says which picture stands beside the title, and which files an address may mean", async () => {
  const { pages, pictures } = await readWordPress(`${examples}/wordpress.xml`, examples);
  const [early, late] = pages;
  if (!early || !late || !pictures) throw new Error("It is gone.");
  expect([early.featured, late.featured]).toEqual([
    undefined,
    {
      address: "https://old.example.com/wp-content/uploads/2023/11/workshop-scaled.jpg",
      alt: "A bench with tools",
    },
  ]);
  expect(picturesIn(readHtml(early.html))).toEqual([
    {
      address: "https://old.example.com/wp-content/uploads/2024/03/table-300x200.jpg",
      ...{ alt: "Five people at a table", below: "With whom" },
    },
  ]);
  const namesOf = (address: string) => pictures.namesOf(address, early);
  expect(namesOf("/wp-content/uploads/a%20b-300x200.jpg?x=1")).toEqual([
    ...["a b-scaled.jpg", "a b.jpg", "a b-300x200.jpg"],
  ]);
  expect(namesOf("https://old.example.com/logo.png")).toEqual([]);
  const long = `${"/wp-content/uploads/".repeat(20_000)}\nx`;
  expect(processorTimeOf(() => namesOf(long))).toBeLessThan(1_000);
  const none = `${examples}/none`;
  await expect(readWordPress(`${examples}/wordpress.xml`, none)).rejects.toThrow("no folder");
});

test.each([
  ["image: /assets/a.jpg\nimage_alt: A box", "/assets/a.jpg", "A box"],
  ["cover: { image: a.jpg, alt: A box }", "a.jpg", "A box"],
  ["images: [one.jpg, two.jpg]", "one.jpg", ""],
  ["heroImage: ../../assets/a.jpg", "../../assets/a.jpg", ""],
])("a head with %j names the picture beside the title", (head, address, alt) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "posts"));
  writeFileSync(path.join(folder, "posts/a.md"), `---\ntitle: x\n${head}\n---\n`);
  const [page] = readMarkdownFolder(folder).pages;
  expect(page).toMatchObject({ featured: { address, alt }, folder: "posts" });
});

test("a Markdown page finds its pictures beside it and from the top, and nowhere else", () => {
  const { pages, pictures } = readMarkdownFolder(`${examples}/jekyll`);
  const namesOf = (address: string) => pages[0] && pictures?.namesOf(address, pages[0]);
  expect(namesOf("karton.jpg")?.[0]).toBe("_posts/karton.jpg");
  expect(namesOf("/images/a.jpg")).toEqual([
    ...["/images/a.jpg", "static/images/a.jpg", "public/images/a.jpg", "assets/images/a.jpg"],
  ]);
  expect(namesOf("../a.jpg")).toEqual(["a.jpg"]);
  expect(namesOf("../../a.jpg")).toEqual(["../a.jpg"]);
  expect([namesOf("//example.com/a.jpg"), namesOf("data:image/png;base64,AA")]).toEqual([[], []]);
});

test.each([
  ["no XML at all", "hello", /is no WordPress export/],
  ["another feed", "<rss><channel><item/></channel></rss>", /is no WordPress export/],
  [
    "entities that grow",
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${"a".repeat(100)}"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>`,
    /document type/,
  ],
  [
    "the first half",
    "<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>a",
    /in the middle/,
  ],
  ["deep nesting", `<rss>${"<a>".repeat(100_000)}`, /nested too deeply/],
])("%s is refused with words", async (_, text, problem) => {
  const file = path.join(temporaryFolder(), "export.xml");
  writeFileSync(file, text);
  await expect(readWordPress(file)).rejects.toThrow(problem);
});

test("what is no UTF-8, what is too large and what is not there is refused with words", async () => {
  const file = path.join(temporaryFolder(), "export.xml");
  writeFileSync(file, Buffer.from([0x3c, 0x72, 0xff, 0xfe]));
  await expect(readWordPress(file)).rejects.toThrow("UTF-8");
  truncateSync(file, 100_000_001);
  await expect(readWordPress(file)).rejects.toThrow("larger than 100 MB");
  await expect(readWordPress(`${file}.none`)).rejects.toThrow("no such file");
});

test("files of Jekyll and Hugo say title, date, language and former addresses", () => {
  expect(readMarkdownFolder(`${examples}/jekyll`).pages).toMatchObject([
    {
      kind: "post",
      ...{ title: "Umzug einer Datenbank", language: "de", date: "2022-07-01" },
      ...{ slug: "moving-house", categories: ["Betreiben"] },
      addresses: ["/moving-house", "/alt/umzug.html"],
    },
  ]);
  expect(readMarkdownFolder(`${examples}/hugo`).pages).toMatchObject([
    { kind: "page", title: "Old imprint", slug: "imprint-old", addresses: ["/imprint-old"] },
    {
      kind: "post",
      ...{ title: "Second step", language: "en", date: "2023-02-03" },
      addresses: ["/posts/second", "/old/second/"],
    },
  ]);
  expect([...readMarkdownFolder(`${examples}/hugo`).left.keys()]).toEqual([
    "content/posts/second/index.en.md: short code youtube",
  ]);
  const folder = temporaryFolder();
  expect(() => readMarkdownFolder(folder)).toThrow("holds no Markdown files");
  writeFileSync(path.join(folder, "bomb.md"), "---\na: &a [1,1]\nb: [*a,*a]\ntitle: x\n---\n");
  writeFileSync(path.join(folder, "open.md"), "---\ntitle: x\n");
  expect([...readMarkdownFolder(folder).left.keys()]).toEqual([
    "bomb.md: its head holds an alias (*name)",
    "open.md: its head has no end",
  ]);
});

test("the largest headings begin sections, smaller ones stand in them, none is left without words", () => {
  const html =
    "<p>First.</p><h2>One</h2><p>a</p><h3>Deeper</h3><p>b</p><h2>Empty</h2><h2>Two</h2><p>c</p>";
  expect(sectionsOf(html)).toEqual([
    { id: "text", type: "text", body: { en: "First." } },
    {
      id: "one",
      type: "text",
      heading: { en: "One" },
      body: { en: "a\n\n### Deeper\n\nb\n\n**Empty**" },
    },
    { id: "two", type: "text", heading: { en: "Two" }, body: { en: "c" } },
  ]);
});

test.each([
  ["<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n\n  - b\n- c"],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
  ["<pre>a\n  b</pre>", "```\na\n  b\n```"],
  ["<p>1. no list</p>", "1\\. no list"],
  ["<p># no heading</p>", "\\# no heading"],
  ["<p>2 * 3 * 4 snake_case &lt;b&gt;</p>", "2 \\* 3 \\* 4 snake_case \\<b>"],
  ["<p>a<br>b</p>", "a\\\nb"],
  ["<p><b> a </b>b</p>", "**a** b"],
  ["one\n\ntwo", "one\n\ntwo"],
  [
    "<table><thead><tr><th colspan=2>a|b</th><th>c<br>d</th></tr></thead><tr><td></td><td><b>e</b></td></tr></table>",
    "| a\\|b |  | c d |\n| --- | --- | --- |\n|  | **e** |  |",
  ],
  ["<table><tr><td>a</td></tr><tr><td>b</td></tr></table>", "- a\n- b"],
  [
    "<iframe src='https://www.example.com/x?(1)'></iframe>",
    "[www.example.com](https://www.example.com/x?%281%29)",
  ],
  ["<p><a href='javascript:alert(1)'>a</a><script>b</script></p>", "a"],
])("%s is written as %j", (html, markdown) => {
  expect(textOf(html)).toBe(markdown);
  expect(typeof readRichText(markdown)).not.toBe("string");
});

test.each([
  "<b>".repeat(190),
  "<p>a@b http://c@d www.e ~~f~~ **g** [h](i) &amp;amp; ![j](k)</p>",
  `<p>${"*_`[".repeat(4_000)}</p>`,
  `<ol>${"<li><ol>".repeat(90)}x`,
  `<p>${"word ".repeat(9_000)}</p>`,
  `<h2>${"x".repeat(300)}</h2><p>a</p>`,
])("whatever it is made of, it can be read as a text: %.40s", (html) => {
  for (const { body } of sectionsOf(html)) {
    expect(typeof readRichText(body.en ?? "")).not.toBe("string");
    expect(body.en?.length).toBeLessThanOrEqual(20_000);
  }
});

test("what is made to hurt is refused, or read in no time", () => {
  expect(() => readHtml("<b>".repeat(100_000))).toThrow("nested too deeply");
  expect(() => readHtml("<b></b>".repeat(100_000))).toThrow("too many parts");
  const took = processorTimeOf(() => {
    for (const part of ["[", "<p ", "</i>", "\n\n", "![", "&#", " "])
      try {
        sectionsOf(part.repeat(50_000));
      } catch {}
  });
  expect(took).toBeLessThan(10_000);
});
