import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Site } from "#tests/support/site.ts";
import { runNode } from "#tests/support/start-process.ts";
import { expect, test } from "./fixtures.ts";

const content = ({ environment }: Site, ...words: string[]) =>
  runNode(["scripts/content.ts", ...words], environment);

interface Live {
  entry: string;
  language: string;
  version: number;
}

test("what is published while the site runs is there in three languages, by link and by search, until it is taken back", async ({
  site,
  visitor,
}) => {
  expect(await content(site, "import", "content/entries")).toMatchObject({ code: 0 });
  const { code, output } = await content(site, "publish", "--json");
  expect([code, output]).toEqual([0, expect.stringContaining('"release":')]);
  const { changes } = JSON.parse(output) as { changes: Live[] };
  expect(changes.length).toBeGreaterThan(languageCodes.length);

  const alternates = languageCodes.map((code) => `hreflang="${code}"`);
  for (const code of languageCodes) {
    const address = localizedPath("/blog/grid", code);
    await expect.poll(async () => (await fetch(site.origin + address)).url).toContain(address);
    const html = await (await fetch(site.origin + address)).text();
    for (const part of [`rel="canonical" href="${site.publicOrigin}${address}"`, ...alternates])
      expect(html).toContain(part);

    const { page, words } = visitor;
    await visitor.opens("/blog/grid", code);
    await visitor.waitsUntilInteractive();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const first = page.getByRole("main").locator('a[href*="/blog/"]').first();
    const title = (await first.textContent()) ?? "";
    const target = await first.getAttribute("href");
    await first.click();
    await visitor.seesHeading(title);
    await expect.poll(() => page.title()).toContain(title);
    expect(visitor.address().pathname).toBe(target);
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
    await visitor.reloads();
    await visitor.seesHeading(title);

    const t = words();
    await page.getByRole("button", { name: t("search.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("search.heading") });
    await dialog.getByRole("textbox", { name: t("search.heading") }).fill(title);
    await dialog.locator(`a[href="${target}"]`).first().waitFor();
    const feed = await fetch(site.origin + localizedPath("/blog/feed.xml", code));
    expect(await feed.text()).toContain(`<link>${site.publicOrigin}${target}</link>`);
  }

  expect(await content(site, "undo")).toMatchObject({ code: 0 });
  const gone = await fetch(`${site.origin}/en/blog/grid`, { redirect: "manual" });
  expect(gone.status).toBe(302);
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain("/blog/");
});
