import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { postFile } from "#tests/support/posts.ts";
import type { Site } from "#tests/support/site.ts";
import { runNode } from "#tests/support/start-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expect, test } from "./fixtures.ts";

const content = ({ environment }: Site, ...words: string[]) =>
  runNode(["scripts/content.ts", ...words], environment);

const later = postFile("written-later", "Gezegende", "2099-01-01");

function folderWith({ name, text }: typeof later): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
  return folder;
}

test("what is published while the site runs is there in three languages, by link and by search, until it is taken back", async ({
  site,
  visitor,
}) => {
  await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(200);
  expect(await content(site, "import", folderWith(later))).toMatchObject({ code: 0 });
  const { code, output } = await content(site, "publish", "--json");
  expect([code, output]).toEqual([0, expect.stringContaining('"release":2')]);

  const alternates = languageCodes.map((code) => `hreflang="${code}"`);
  for (const code of languageCodes) {
    const address = localizedPath("/blog/written-later", code);
    await expect.poll(async () => (await fetch(site.origin + address)).url).toContain(address);
    const html = await (await fetch(site.origin + address)).text();
    for (const part of [`rel="canonical" href="${site.publicOrigin}${address}"`, ...alternates])
      expect(html).toContain(part);

    const { page, words } = visitor;
    const title = code === "tr" ? "Gezegende" : `Gezegende (${code})`;
    await visitor.opens("/blog/grid", code);
    await visitor.waitsUntilInteractive();
    const menu = page
      .getByRole("banner")
      .getByRole("navigation", { name: words()("layout.mainMenu") });
    const here = menu.locator(`a[href="${localizedPath("/blog/grid", code)}"]`);
    await expect.poll(() => here.getAttribute("aria-current")).toBe("page");
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole("main").locator(`a[href="${address}"]`).click();
    await visitor.seesHeading(title);
    await expect.poll(() => page.title()).toContain(title);
    expect(visitor.address().pathname).toBe(address);
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
    await visitor.reloads();
    await visitor.seesHeading(title);
    await visitor.waitsUntilInteractive();
    const sections = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((script) => script.includes("-section-")),
      );
    expect(await sections()).toEqual([]);
    await page.keyboard.press("Shift");
    await expect.poll(sections).toEqual([expect.stringContaining("text-section")]);
    expect(html).toContain((await sections())[0]);

    const t = words();
    await page.getByRole("button", { name: t("search.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("search.heading") });
    await dialog.getByRole("textbox", { name: t("search.heading") }).fill(title);
    await dialog.locator(`a[href="${address}"]`).first().waitFor();
    const feed = await fetch(site.origin + localizedPath("/blog/feed.xml", code));
    expect(await feed.text()).toContain(`<link>${site.publicOrigin}${address}</link>`);
  }

  expect(await content(site, "undo")).toMatchObject({ code: 0 });
  const gone = `${site.origin}/en/blog/written-later`;
  await expect.poll(async () => (await fetch(gone, { redirect: "manual" })).status).toBe(302);
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("/blog/written-later");
  expect(sitemap).toContain("/en/blog/grid");
});
