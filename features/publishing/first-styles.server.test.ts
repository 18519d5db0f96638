import { expect, test } from "vitest";
import { createFirstStyles } from "./first-styles.server.ts";

const files: Record<string, string> = {
  "/assets/site-1.css": [
    ":root{--tone:red;--face:var(--tone);--unread:1px}",
    ".card{color:red}",
    ".card[open]{color:blue}",
    "html[data-theme=dark] .card{color:white}",
    ".sm\\:w-1\\/2{width:50%}",
    ".elsewhere{color:green}",
    ".\\[\\&\\>\\*\\]\\:grow>*{flex-grow:1}",
  ].join(""),
  "/assets/drawings-home-1.svg": '<svg><path fill="var(--face)"/></svg>',
};
const link = '<link rel="stylesheet" href="/assets/site-1.css#"/>';
const page = `<html><head>${link}</head><body><p class="card sm:w-1/2"></p><svg><use href="/assets/drawings-home-1.svg#a"/></svg></body></html>`;
const withFirstStyles = createFirstStyles((address) => files[address] ?? "");
const built = () => withFirstStyles(page);

test("what the markup can need stands in the page, whatever its attributes become, and nothing else", async () => {
  const html = await built();
  for (const rule of [".card{", ".card[open]{", "[data-theme=dark] .card{", ".sm\\:w-1\\/2{"])
    expect(html).toContain(rule);
  expect(html).not.toContain(".elsewhere");
});

test("a class whose signs are escaped in the markup is found in the sheet", async () => {
  const html = await withFirstStyles(page.replace('class="card', 'class="[&amp;&gt;*]:grow card'));
  expect(html).toContain(":grow>*{");
});

test("variables that a picture uses are kept with those that they stand on", async () => {
  const html = await built();
  expect(html).toContain("--face:var(--tone)");
  expect(html).toContain("--tone:red");
  expect(html).not.toContain("--unread");
  expect(html).not.toContain("html{all:");
});

test("the whole sheet comes after the style, and at once where no script runs", async () => {
  expect(await built()).toMatch(
    /<style>.+<\/style><link rel="" data-later="stylesheet" href="\/assets\/site-1\.css#"\/><noscript><link rel="stylesheet"/,
  );
});

test("a sheet that the page holds whole is never asked for", async () => {
  files["/assets/fonts-1.css"] = "@font-face{font-family:Own}";
  const fonts = '<link rel="stylesheet" href="/assets/fonts-1.css" data-whole-in-page=""/>';
  const html = await withFirstStyles(page.replace(link, fonts + link));
  expect(html).toMatch(
    /<style>@font-face\{font-family:Own\}.+<\/style><link rel="stylesheet" disabled="" href="[^"]+fonts-1/,
  );
  expect(html.match(/fonts-1/g)).toHaveLength(1);
  expect(html.match(/site-1/g)).toHaveLength(2);
});

test("a page without a style sheet fails the build", async () => {
  await expect(withFirstStyles("<html><head></head></html>")).rejects.toThrow("no style sheet");
});

test("a page of other words that needs the same rules gets them, one of other classes gets its own", async () => {
  const styleOf = async (html: string) =>
    /<style>(.*)<\/style>/.exec(await withFirstStyles(html))?.[1];
  const first = await styleOf(page);
  expect(await styleOf(page.replace("<p ", "<p>Words</p><p "))).toBe(first);
  expect(await styleOf(page.replace("card ", "elsewhere "))).toContain(".elsewhere");
});

test("what was found for the same names is taken, and what is found is kept", async () => {
  const kept = new Map<string, string>();
  const shelf = {
    find: (name: string) => kept.get(name),
    keep: (name: string, css: string) => void kept.set(name, css),
  };
  const withKept = () => createFirstStyles((address) => files[address] ?? "", shelf);
  await withKept()(page);
  const [[name, css] = ["", ""]] = [...kept];
  expect(css).toContain(".card{");
  kept.set(name, ".found-before{}");
  expect(await withKept()(page)).toContain("<style>.found-before{}</style>");
  // Another sheet, other styles: the build after this one asks anew.
  const others = createFirstStyles(() => ".card{color:green}", shelf);
  expect(await others(page.replace("site-1", "site-2"))).toContain(".card{color:green}");
});
