import type { FoundKind } from "#features/search/search-index.ts";
import { wholeSite as site } from "#platform/content/whole-site.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { homeWords, wordsOfEntry } from "../support/entry-words.ts";
import { seededProducts } from "../support/seeded-shop.ts";
import { barriersOn } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";
import { languageCodes } from "./words.ts";

/** The search as a visitor uses it, found by what it says. */
async function opensSearch({ page, words }: Visitor) {
  const t = words();
  await page.getByRole("button", { name: t("search.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("search.heading") });
  const field = dialog.getByRole("textbox", { name: t("search.heading") });
  await dialog.getByRole("link").first().waitFor();
  return {
    t,
    dialog,
    field,
    finds: (name: string | RegExp) => dialog.getByRole("link", { name }),
    group: (kind: FoundKind) => dialog.getByRole("region", { name: t(`search.kinds.${kind}`) }),
    status: dialog.getByRole("status"),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ""),
  };
}

const product = seededProducts()[0];

test.for(languageCodes)(
  "pages, services, products, offices and sections are found, %s",
  async (code, { visitor }) => {
    await visitor.opens("/contact", code);
    const { dialog, field, group } = await opensSearch(visitor);
    const expected = [
      ["page", wordsOfEntry("legal-text/privacy", code)("title")],
      ["service", wordsOfEntry("service/service-desktop", code)("title")],
      ["product", product?.name[code] ?? ""],
      ["office", site.offices[0]?.city ?? ""],
      ["section", homeWords(code)("sections.process.heading")],
    ] as const;
    for (const [kind, title] of expected) {
      await field.fill(title);
      const find = group(kind).getByRole("link").filter({ hasText: title }).first();
      await find.waitFor();
      expect(await find.getAttribute("href")).toMatch(new RegExp(`^${localizedPath("/", code)}`));
    }
    // What is found is read whole: its lines break inside the dialog.
    const cut = await dialog
      .getByRole("link")
      .evaluateAll((finds) => finds.filter((find) => find.scrollWidth > find.clientWidth).length);
    expect(cut).toBe(0);
  },
);

test.for([
  ["tr", { ESKIŞEHIR: "Eskişehir", eskısehır: "Eskişehir", cerezler: "Çerezler", destk: "destek" }],
  [
    "de",
    {
      MUSTERSTRASSE: "Musterstraße",
      loeschen: "löschen",
      losch: "lösch",
      Datenshutz: "Datenschutz",
    },
  ],
] as const)(
  "whatever the spelling, the word is found and marked, %s",
  async ([code, spellings], { visitor }) => {
    await visitor.opens("/contact", code);
    const { field, dialog } = await opensSearch(visitor);
    for (const [query, expected] of Object.entries(spellings)) {
      await field.fill(query);
      await dialog.locator("mark", { hasText: expected }).first().waitFor();
    }
  },
);

test.for(languageCodes)(
  "before anything is typed the pages of the menu are offered, home first, %s",
  async (code, { visitor }) => {
    await visitor.opens("/contact", code);
    const { group } = await opensSearch(visitor);
    const offered = await group("page")
      .getByRole("link")
      .evaluateAll((finds) => finds.map((find) => find.getAttribute("href")));
    const wanted = ["/", "/services/v1", "/portfolio/masonry", "/about/v1"];
    expect(offered.slice(0, 4)).toEqual(wanted.map((path) => localizedPath(path, code)));
  },
);

test.for([
  ["tr", { fiyat: "/pricing", iş: "/career", telefon: "/contact", bülten: "/blog/list-sidebar" }],
  [
    "en",
    { price: "/pricing", jobs: "/career", phone: "/contact", newsletter: "/blog/list-sidebar" },
  ],
  ["de", { Preis: "/pricing", Stellenangebote: "/career", Telefonnummer: "/contact" }],
] as const)(
  "what people call a page finds it first, whatever its title says, %s",
  async ([code, queries], { visitor }) => {
    await visitor.opens("/contact", code);
    const { field, dialog } = await opensSearch(visitor);
    for (const [query, path] of Object.entries(queries)) {
      await field.fill(query);
      const first = dialog.getByRole("link").first();
      await expect.poll(() => first.getAttribute("href")).toBe(localizedPath(path, code));
    }
  },
);

test("what is found is counted aloud", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const { t, field, status, finds } = await opensSearch(visitor);
  expect(await status.textContent()).toBe("");
  await field.fill("XSRF-TOKEN");
  await expect.poll(() => status.textContent()).toBe(t("search.found", { count: 1 }));
  await expect.poll(() => finds(/./).count()).toBe(1);
  await field.fill("qqq");
  await expect.poll(() => status.textContent()).toBe(t("search.found", { count: 0 }));
  await visitor.sees(t("search.none", { query: "qqq" }));
});

test("asked for again while it closes, it stays open", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const { t, dialog } = await opensSearch(visitor);
  // As quick as a key that was pressed before the browser came to tell that the dialog is closed.
  await page.evaluate(async (name) => {
    const shown = document.querySelector<HTMLDialogElement>("dialog[open]");
    const told = new Promise((resolve) => shown?.addEventListener("close", resolve));
    shown?.close();
    await Promise.resolve();
    document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    await told;
    await new Promise(requestAnimationFrame);
  }, t("search.open"));
  expect(await dialog.isVisible()).toBe(true);
});

test("an arrow key as quick as the last letter stops at a find that stays", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const { field, finds, group } = await opensSearch(visitor);
  await field.fill("XSRF-TOKEN");
  await finds(/XSRF/).waitFor();
  // Both in one task: nothing may be left for later that takes away what the key went to.
  await field.evaluate((element: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, "your rights");
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  });
  await group("section").getByRole("link").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches("a.search-find"))).toBe(true);
});

test("the keyboard opens, chooses, goes and comes back", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const { t, field, focused, dialog, group } = await opensSearch(visitor);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(t("search.open"));

  // The slash is typed where somebody types, and opens elsewhere.
  await page.keyboard.press("/");
  await dialog.waitFor();
  await page.keyboard.type("your /");
  await expect.poll(() => field.inputValue()).toBe("your /");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  await dialog.waitFor();
  await page.keyboard.type("your rights");
  await group("section").getByRole("link").first().waitFor();
  await page.keyboard.press("ArrowDown");
  const first = await focused();
  await page.keyboard.press("ArrowDown");
  expect(await focused()).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/en/privacy#rights");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  await expect
    .poll(() =>
      page.locator("#rights").evaluate((part) => Math.round(part.getBoundingClientRect().top)),
    )
    .toBeLessThan(200);
});

test("a find on the same page takes the keyboard there", async ({ visitor }) => {
  await visitor.opens("/privacy", "de");
  const { field, finds } = await opensSearch(visitor);
  await field.fill("Speicherdauer");
  await finds(/^Speicherdauer/).click();
  await expect
    .poll(() => visitor.page.evaluate(() => document.activeElement?.id))
    .toBe("retention");
});

test("an index that cannot be had is told, and asked for again", async ({ visitor }) => {
  const { page } = visitor;
  visitor.expectsComplaint(/Failed to load resource/);
  await visitor.opens("/contact", "de");
  await page.route("**/assets/search/de.json", (route) => route.abort(), { times: 1 });
  const t = visitor.words();
  const button = page.getByRole("button", { name: t("search.open"), exact: true });
  await button.click();
  await visitor.sees(t("search.failed"));
  await page.keyboard.press("Escape");
  await button.click();
  await page.getByRole("dialog").getByRole("link").first().waitFor();
});

test.for(["light", "dark"] as const)(
  "the search has no barriers, %s",
  async (colorScheme, { comes }) => {
    const visitor = await comes({ colorScheme, reducedMotion: "reduce" });
    await visitor.opens("/contact", "tr");
    const { field, dialog } = await opensSearch(visitor);
    await field.fill("mobil");
    await dialog.locator("mark").first().waitFor();
    expect(await barriersOn(visitor.page)).toEqual([]);
  },
);
