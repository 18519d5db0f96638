import { wholeSite as facts } from "#platform/content/whole-site.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { homeWords } from "../support/entry-words.ts";
import { expect, test } from "./fixtures.ts";
import { untilStill } from "./until-still.ts";
import { languageCodes } from "./words.ts";

/** What stands in the pages is read as they were built: a visitor without JavaScript misses none of it. */
const asBuilt = { javaScriptEnabled: false };
const items = ["a", "b", "c", "d", "e", "f"] as const;

test.for(languageCodes)("the home page has every part, %s", async (code, { comes }) => {
  const visitor = await comes(asBuilt);
  await visitor.opens("/", code);
  const t = visitor.words();
  const says = homeWords(code);
  const main = visitor.page.getByRole("main");
  const contact = localizedPath("/contact", code);

  await visitor.seesHeading(says("sections.hero.heading"));
  const fields = ["web", "mobile", "desktop", "ai", "integration", "data", "devops", "iot"];
  expect(await main.textContent()).toContain(
    fields.map((field) => says(`sections.hero.typed.${field}.word`)).join(", "),
  );
  for (const point of ["reliability", "support"])
    await visitor.sees(says(`sections.hero.points.${point}.text`));

  const dashboard = main.getByRole("img", { name: t("hero.dashboard") });
  expect(await dashboard.getAttribute("src")).toBe(`/pictures/dashboard-${code}-light.webp`);

  const headings = [
    "digital.heading",
    ...["launch", "modular", "protection"].map((item) => `digital.items.${item}.heading`),
    "process.heading",
    ...["research", "development", "release", "support"].map((s) => `process.steps.${s}.heading`),
    "process.followHeading",
    "services.heading",
    "start.heading",
  ].map((field) => says(`sections.${field}`));
  for (const name of headings) {
    expect(await main.getByRole("heading", { name, exact: true }).count(), name).toBe(1);
  }
  const digital = main.locator("#digital");
  const way = (field: string) => digital.getByRole("link", { name: says(`sections.${field}`) });
  expect(await way("digital.label").getAttribute("href")).toBe(contact);
  expect(await way("digital.secondLabel").getAttribute("href")).toBe(
    `mailto:${facts.contact.email}`,
  );
  expect(await main.locator("#process nav a").count()).toBe(facts.socialLinks.length);

  await visitor.sees(says("sections.services.factLabel"));
  expect(await main.locator("#figures dt").allTextContents()).toEqual(
    ["years", "sectors", "products", "customers"].map((figure) =>
      says(`sections.figures.figures.${figure}.label`),
    ),
  );

  const start = main.locator("#start");
  const lists = await start.getByRole("list").all();
  expect(lists).toHaveLength(2);
  for (const [index, list] of ["build", "care"].entries()) {
    expect(await lists[index]?.getByRole("listitem").allTextContents()).toEqual(
      items.map((item) => says(`sections.start.lists.${list}.items.${item}.text`)),
    );
  }
  expect(
    await start
      .locator("figure use, figure img")
      .first()
      .evaluate((e) => e.outerHTML),
  ).toContain(`coming-soon-${code}`);
  await visitor.sees(says("sections.start.caption"));
  expect(await main.locator("#news").count()).toBe(0);
});

test("there is no news section while there are no news", async ({ visitor }) => {
  const answer = visitor.page.waitForResponse(/\/api\/v1\/Site\/News/);
  await visitor.opens("/", "en");
  expect((await (await answer).json()).items).toEqual([]);
  await visitor.page.keyboard.press("End");
  await visitor.sees(homeWords("en")("sections.start.heading"));
  expect(await visitor.page.locator("#news").count()).toBe(0);
});

test.for([true, false])(
  "one panel of the accordion is open, the first to begin with; JavaScript: %s",
  async (javaScriptEnabled, { comes }) => {
    const visitor = await comes({ javaScriptEnabled, reducedMotion: "reduce" });
    await visitor.opens("/", "en");
    const panels = visitor.page.locator(".accordion details");
    const open = () =>
      panels.evaluateAll((all) => all.flatMap((panel, n) => (panel.matches("[open]") ? [n] : [])));
    expect(await panels.count()).toBe(4);
    expect(await open()).toEqual([0]);
    for (const n of [2, 3, 1]) {
      await panels.nth(n).locator("summary").click();
      await expect.poll(open).toEqual([n]);
    }
    await panels.nth(0).locator("summary").focus();
    await visitor.page.keyboard.press("Enter");
    await expect.poll(open).toEqual([0]);
  },
);

test.for(languageCodes)(
  "the contact page and the footer have every part, %s",
  async (code, { comes }) => {
    const visitor = await comes(asBuilt);
    await visitor.opens("/contact", code);
    const t = visitor.words();
    const main = visitor.page.getByRole("main");
    expect(await main.locator(`a[href="mailto:${facts.contact.email}"]`).count()).toBe(1);
    const social = main.getByRole("navigation", { name: t("contact.social") }).getByRole("link");
    expect(await social.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      facts.socialLinks.map(({ url }) => url),
    );
    const labels = await main.locator("form[data-form=contact] label").allTextContents();
    for (const field of ["name", "email", "number", "company", "message"] as const) {
      const label = t(`forms.contact.${field}`);
      expect(
        labels.some((text) => text.startsWith(`${label} *`)),
        label,
      ).toBe(true);
    }
    for (const { key, country, city, address } of facts.offices) {
      const office = main.locator(`#office-${key}`);
      for (const fact of [country[code], city, address]) {
        expect(await office.textContent()).toContain(fact);
      }
      expect(await office.locator("svg, img").count()).toBeGreaterThan(0);
      expect(await office.locator("a[href^='tel:']").count()).toBe(0);
    }

    const footer = visitor.page.getByRole("contentinfo");
    const text = (await footer.textContent()) ?? "";
    const { opens, closes } = facts.contact.officeHours;
    expect([opens, closes]).toEqual(["09:00", "18:00"]);
    const year = String(new Date().getFullYear());
    for (const said of [
      facts.contact.address[code],
      facts.contact.email,
      t("footer.weekdays", { opens, closes }),
      t("footer.copyright", { year, name: facts.legalName }),
    ]) {
      expect(text).toContain(said);
    }
    expect(await footer.getByRole("navigation", { name: t("footer.social") }).count()).toBe(1);
    const apps = footer.getByRole("list", { name: t("footer.apps") });
    expect(await apps.getByRole("listitem").allTextContents()).toEqual(
      ["App Store", "Google Play"].map((store) => t("footer.appSoon", { store })),
    );
    expect(await footer.locator("a[href^='tel:']").count()).toBe(0);
    const links = footer.getByRole("navigation", { name: t("footer.links") }).getByRole("link");
    expect(await links.allTextContents()).toContain(t("nav.contactUs"));

    // What asks to write stands below screens that do not ask by themselves.
    const start = footer.getByRole("heading", { name: t("footer.start"), exact: true });
    expect(await start.count()).toBe(0);
    await visitor.opens("/shop/grid", code);
    expect(await start.count()).toBe(0);
    await visitor.opens("/about/v3", code);
    expect(await start.count()).toBe(1);
    const button = footer.getByRole("link", { name: t("footer.startButton"), exact: true }).first();
    expect(await button.getAttribute("href")).toBe(localizedPath("/contact", code));
  },
);

test("the footer is dark in both themes", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  const seen = async (theme: string) => {
    await visitor.page.locator("html").evaluate((html, value) => {
      html.setAttribute("data-bs-theme", value);
    }, theme);
    await untilStill(visitor.page);
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    return {
      footer: await visitor.page.getByRole("contentinfo").evaluate(background),
      page: await visitor.page.locator("html").evaluate(background),
    };
  };
  const [light, dark] = [await seen("light"), await seen("dark")];
  expect(light.footer).toBe("rgb(11, 18, 32)");
  expect(dark.footer).toBe(light.footer);
  expect(light.page).not.toBe(dark.page);
});

test.for(["light", "dark"] as const)(
  "the dashboard is fetched in the %s theme alone",
  async (theme, { comes }) => {
    const visitor = await comes({ colorScheme: theme });
    const fetched: string[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().includes("/pictures/dashboard-")) fetched.push(request.url());
    });
    await visitor.opens("/", "en");
    const dashboard = visitor.page.getByRole("img", { name: visitor.words()("hero.dashboard") });
    await dashboard.scrollIntoViewIfNeeded();
    await expect.poll(() => dashboard.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    await visitor.waitsUntilInteractive();
    expect(fetched).toEqual([expect.stringMatching(`/dashboard-en-${theme}\\.avif$`)]);
    await visitor.choosesTheme(theme === "dark" ? "light" : "dark");
    await expect.poll(() => fetched.length).toBe(2);
  },
);
