import { localizedPath } from "#platform/language/localized-path.ts";
import { type ShownPage, walkedPages } from "#tests/support/every-page.ts";
import { contactHeading, homeWords, noticeHeading, wordsOfEntry } from "../support/entry-words.ts";
import { barriersOn, narrowBarriersOn } from "./barriers.ts";
import { keyboardProblemsOn } from "./by-keyboard.ts";
import { expect, test } from "./fixtures.ts";
import { leftIn, listed } from "./left-in.ts";
import {
  panelProblemsOn,
  saysLongFacts,
  scriptBytesOf,
  scrollsToTheEnd,
  tornHeadingsOn,
  widthOf,
} from "./walk-through.ts";
import { languageCodes, wordsOf } from "./words.ts";

/** As sent, before anything is done (docs/performance.md). */
const mostScriptBytes = 115_000;
/** Bytes of its HTML as it is sent, in Brotli; the gallery of all sections is for those who build. */
const mostPageBytes = 30_000;
const galleries = languageCodes.map((code) => localizedPath("/demos/sections", code));
/** Each page is walked through by keyboard where all are looked at; in the gate, the one with the most to stop at. */
const isWalkedByKeyboard = (path: string) => !!process.env.ALL_PAGES || path === "/shop/grid";
/** Header and footer are the same on each page: in the gate they are looked at on the first one of each language. */
const lookedAtOf = (page: ShownPage) =>
  process.env.ALL_PAGES || page === walkedPages.find(({ code }) => code === page.code)
    ? "html"
    : "main";

/** What does not rest below a piece that does would be seen to move when that one gets its height (ui/below/below.css). */
const movedPieces = "main > section:nth-child(n + 2) ~ :not(section, script)";

test.concurrent.for(walkedPages)(
  "$path is shown in $code, to its end and down to 320 px, without barriers",
  async (shown, { comes }) => {
    const { code, path, title } = shown;
    const part = lookedAtOf(shown);
    const visitor = await comes({ reducedMotion: "reduce" });
    const isError = path === "/error" || path === "/error-404";
    if (isError) visitor.expectsComplaint(/404/);
    const response = await visitor.opens(path, code);
    expect(await scriptBytesOf(visitor.page)).toBeLessThanOrEqual(mostScriptBytes);
    expect(response?.status()).toBe(isError ? 404 : 200);
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe(code);
    expect(await visitor.page.title()).toContain(title);
    expect(await visitor.page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await visitor.page.locator("main").textContent()).not.toMatch(/undefined|\{\w+\}/);
    expect(await visitor.page.locator(movedPieces).count()).toBe(0);

    expect(await barriersOn(visitor.page, part)).toEqual([]);
    expect(await panelProblemsOn(visitor.page, part)).toEqual([]);
    await scrollsToTheEnd(visitor.page);
    expect(await tornHeadingsOn(visitor.page)).toEqual([]);
    if (isWalkedByKeyboard(path)) expect(await keyboardProblemsOn(visitor.page)).toEqual([]);

    await visitor.page.locator("html").evaluate((html) => {
      html.setAttribute("data-bs-theme", "dark");
    });
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await scrollsToTheEnd(visitor.page);
    expect(await narrowBarriersOn(visitor.page, part)).toEqual([]);
    expect(await widthOf(visitor.page)).toBeLessThanOrEqual(320);
    expect(await tornHeadingsOn(visitor.page)).toEqual([]);
    expect(await panelProblemsOn(visitor.page, part)).toEqual([]);
    await saysLongFacts(visitor.page);
    expect(await widthOf(visitor.page)).toBeLessThanOrEqual(320);
    expect((await leftIn(visitor)).filter((entry) => !listed.includes(entry))).toEqual([]);
  },
);

test("no page is heavier than it may be", async ({ site }) => {
  const files = await site.data
    .selectFrom("release_file")
    .select(["path", "file"])
    .where("until", "is", null)
    .execute();
  const pages = files
    .map(({ path, file }) => ({ path, ...JSON.parse(file) }))
    .filter(({ type, path }) => type?.startsWith("text/html") && !galleries.includes(path));
  expect(pages.length).toBeGreaterThan(400);
  const heavy = pages.filter(({ sizes }) => sizes.br > mostPageBytes);
  expect(heavy.map(({ path, sizes }) => `${path} ${sizes.br}`)).toEqual([]);
});

test.for(languageCodes)(
  "an unknown page in %s leads to the error page",
  async (code, { visitor }) => {
    visitor.expectsComplaint(/404/);
    const t = wordsOf(code);
    const response = await visitor.opens("/no/such/page", code);
    expect(response?.status()).toBe(404);
    expect(visitor.address().pathname).toBe(localizedPath("/error", code));
    await visitor.seesHeading(noticeHeading("error", code));
    await visitor.sees(wordsOfEntry("page/error", code)("sections.notice.text"));
    await visitor.page.getByRole("link", { name: t("thanks.back"), exact: true }).click();
    await visitor.seesHeading(homeWords(code)("sections.hero.heading"));
    expect(visitor.address().pathname).toBe(localizedPath("/", code));
  },
);

test("the menu leads from page to page without loading the site again", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const t = visitor.words();
  await visitor.page.evaluate(() => Object.assign(window, { stillHere: true }));
  const menu = visitor.page.getByRole("navigation", { name: t("layout.mainMenu") });
  await menu.getByRole("link", { name: t("layout.contact") }).click();
  await visitor.seesHeading(contactHeading("en"));
  await expect
    .poll(() => visitor.page.title())
    .toContain(wordsOfEntry("page/contact", "en")("title"));
  expect(visitor.address().pathname).toBe("/en/contact");
  expect(await visitor.page.evaluate(() => "stillHere" in window)).toBe(true);
});
