import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { localizedPath } from "#platform/language/localized-path.ts";
import { accountOf, password } from "./account-of.ts";
import { test as adminTest } from "./admin-fixtures.ts";
import { barriersInBothThemes } from "./barriers.ts";
import { expect } from "./fixtures.ts";
import { mailTo } from "./mail-to.ts";
import { untilInteractive } from "./until-interactive.ts";

/**
 * What people of the company do here without a developer (docs/edit-the-site.md), by following the screens alone. What
 * each takes stands in the log of the test: clicks, fields, seconds.
 */
const test = adminTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend("settings", { scope: "file" }, async ({}, { onCleanup }) => {
    const machine = createServer(async (incoming, outgoing) => {
      const { to, texts }: AskedOfMachine = JSON.parse(await text(incoming));
      const translated = texts.map(({ id, text }) => ({ id, text: `[${to}] ${text}` }));
      outgoing.end(JSON.stringify({ texts: translated }));
    });
    await new Promise<void>((resolve) => machine.listen(0, "127.0.0.1", resolve));
    onCleanup(() => {
      machine.close();
    });
    const { port } = machine.address() as AddressInfo;
    return { TRANSLATION_HOOK_URL: `http://127.0.0.1:${port}/` };
  })
  .extend("work", async ({ administrator, site, task }, { onCleanup }) => {
    let begun = performance.now();
    let [clicks, fields] = [0, 0];
    function tell(name: string): void {
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      process.stdout.write(`${name}: ${clicks} clicks, ${fields} fields, ${seconds} s\n`);
      [clicks, fields, begun] = [0, 0, performance.now()];
    }
    onCleanup(() => tell(task.name));
    const office = await administrator("en", "/admin");
    const { page, t } = office;
    const presses = async (what: Locator) => {
      clicks += 1;
      await what.click();
    };
    const writes = async (field: Locator, words: string) => {
      fields += 1;
      await field.fill(words);
    };
    return {
      ...office,
      presses,
      writes,
      /** A task of several has been done. */
      tell,
      at: (name: string) => page.locator(`[data-at="${name}"]`),
      button: (name: Parameters<typeof t>[0]) =>
        page.getByRole("button", { name: t(name), exact: true }),
      /** From the menu of the back office to where an entry is written. */
      async opens(title: string): Promise<void> {
        await presses(
          page.getByRole("link", { name: t("admin.nav.content"), exact: true }).first(),
        );
        await page.getByRole("heading", { level: 1, name: t("admin.nav.content") }).waitFor();
        await writes(page.getByRole("searchbox"), title);
        await page.keyboard.press("Enter");
        await presses(page.getByRole("link", { name: title, exact: true }));
        await page.locator('[aria-labelledby="editor-publish"]').waitFor();
      },
      async speaks(language: string): Promise<void> {
        await presses(page.getByRole("button", { name: language, exact: true }));
      },
      /** Alone in these languages; all where none is named. */
      async publishes(...languages: string[]): Promise<void> {
        const panel = page.locator('[aria-labelledby="editor-publish"]');
        const languagesOf = page.locator(".editor-live");
        if (languages.length > 0)
          for (const name of ["Turkish", "English", "German"])
            if (!languages.includes(name)) await presses(languagesOf.getByLabel(name));
        await presses(
          panel.getByRole("button", { name: t("admin.editor.publish.publish"), exact: true }),
        );
        // A word of the menus or of every page is on all pages of its language.
        await panel.getByText(t("admin.editor.publish.done")).waitFor({ timeout: 200_000 });
      },
      /** What a visitor gets. */
      reads: async (path: string) => (await fetch(site.origin + path)).text(),
      /** … a moment after a job is done: first it is in the store, then every process takes it from there. */
      async shows(path: string, words: string): Promise<void> {
        const read = async () => (await fetch(site.origin + path)).text();
        await expect.poll(read).toContain(words);
      },
    };
  });

interface AskedOfMachine {
  to: string;
  texts: { id: string; text: string }[];
}

interface Around {
  page: Page;
  t(name: "admin.nav.around"): string;
  presses(what: Locator): Promise<void>;
}

/** Chosen among those that stand there. */
const firstChoice = (select: Locator) => select.selectOption({ index: 1 });

async function begins(page: Page, work: { presses(what: Locator): Promise<void> }, name: string) {
  await work.presses(page.getByRole("link", { name: "Content", exact: true }).first());
  await work.presses(page.getByRole("link", { name }));
  await page.locator(".new-entry-facts").waitFor();
}

test("a word is changed in three languages", async ({ work }) => {
  await work.opens("Pricing");
  const heading = work.at("heading");
  for (const [language, words] of [
    ["Turkish", "Ne kadara?"],
    ["English", "What does it cost?"],
    ["German", "Was kostet es?"],
  ] as const) {
    await work.speaks(language);
    await work.writes(heading, words);
  }
  await work.publishes();
  await work.shows("/pricing", "Ne kadara?");
  await work.shows("/en/pricing", "What does it cost?");
  await work.shows("/de/pricing", "Was kostet es?");
});

test("a post with a picture is written from the start until it is live, moves, and its old address leads there", async ({
  work,
  site,
}) => {
  const { page, t } = work;
  await begins(page, work, `+ ${t("admin.content.new")}`);
  await page.getByLabel(t("admin.newEntry.kind")).selectOption("post");
  await page.getByText("/blog/").waitFor();
  await work.writes(page.getByLabel(t("admin.newEntry.title")), "Küçük adımlar");
  await work.presses(work.button("admin.newEntry.make"));
  await work.writes(work.at("description"), "Büyük işler küçük adımlarla biter.");
  await work.writes(work.at("date"), "2026-11-20");
  await firstChoice(work.at("category"));
  const drawing = work.at("drawing");
  await work.presses(drawing);
  const create = { width: 1200, height: 800, channels: 3, background: "#2f4fd8" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page
    .getByRole("dialog")
    .getByLabel(t("admin.pictures.upload"))
    .setInputFiles({ name: "masa.jpg", mimeType: "image/jpeg", buffer });
  const details = page.getByRole("dialog", { name: "masa.jpg" });
  await work.writes(details.getByLabel("Turkish"), "Masada bir defter");
  // A square of it, by the keyboard alone.
  const crops = details.getByRole("button", { name: t("admin.pictures.crop.open") });
  await crops.press("Enter");
  await details.getByLabel(t("admin.pictures.crop.shape")).selectOption("1:1");
  const left = details.getByLabel(t("admin.pictures.crop.left"));
  expect(await left.inputValue()).toBe("200");
  await details.getByRole("group", { name: t("admin.pictures.crop.area") }).press("ArrowRight");
  await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(200);
  await work.writes(left, "250");
  expect(await barriersInBothThemes(page, "dialog.picture-details")).toEqual([]);
  await details.getByRole("button", { name: t("admin.pictures.crop.apply") }).press("Enter");
  await details.getByText(t("admin.pictures.crop.isPart", { width: 800, height: 800 })).waitFor();
  await expect.poll(() => crops.evaluate((one) => one === document.activeElement)).toBe(true);
  await work.presses(details.getByRole("button", { name: t("admin.pictures.save") }));
  // Both dialogs were taken away while they were open: the focus is where they were opened.
  await expect.poll(() => drawing.evaluate((one) => one === document.activeElement)).toBe(true);
  await work.presses(page.getByRole("button", { name: t("admin.editor.addSection") }));
  await work.presses(page.getByRole("dialog").getByRole("button", { name: "Text", exact: true }));
  await work.writes(work.at("sections.text.heading"), "Neden?");
  const body = work.at("sections.text.body");
  await work.presses(body);
  await page.keyboard.type("Adım ");
  await work.presses(work.button("admin.editor.marks.strong"));
  await page.keyboard.type("adım");
  // Pasted from Word; the policy of the page has nothing to say about it.
  await body.evaluate((text) => {
    const clipboardData = new DataTransfer();
    const html = `<p class=MsoNormal style='margin:0'><span style='font-style:italic'> gider</span><o:p></o:p></p>`;
    clipboardData.setData("text/html", html);
    text.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => body.innerText()).not.toContain("gider");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => body.innerHTML()).toContain("<em>gider</em>");
  await work.presses(work.button("admin.editor.marks.picture"));
  await work.presses(page.getByRole("dialog").getByRole("button", { name: "masa.jpg" }));
  const inPreview = page.frameLocator("iframe").locator("main");
  await inPreview.locator("strong").getByText("adım").waitFor();
  await inPreview.locator("figure").getByAltText("Masada bir defter").waitFor();
  await work.publishes("Turkish");
  await work.shows("/blog/kucuk-adimlar", "<figure");
  const live = await work.reads("/blog/kucuk-adimlar");
  expect(live).toMatch(/<strong[^>]*>adım<\/strong>/);
  const shown = /srcSet="\/uploads\/\S+-480\.webp 480w[^>]+alt="Masada bir defter"/;
  expect(live).toMatch(shown);
  expect(live.slice(live.indexOf("<figure"))).toMatch(shown);

  await work.writes(work.at("slug"), "adim-adim");
  const redirect = { from: "/blog/kucuk-adimlar", to: "/blog/adim-adim" };
  await page.getByText(t("admin.editor.address.redirect", redirect)).waitFor();
  await work.publishes();
  const moved = async () => {
    const answer = await fetch(`${site.origin}/blog/kucuk-adimlar`, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  await expect.poll(moved).toEqual([301, "/blog/adim-adim"]);
});

test("a landing page begins as a demo, and goes live at its hour", async ({ work, site }) => {
  const { page, t } = work;
  await begins(page, work, `+ ${t("admin.content.new")}`);
  await work.writes(page.getByLabel(t("admin.newEntry.title")), "Bahar kampanyası");
  await work.presses(page.getByText("Landing page for a mobile app"));
  await work.presses(work.button("admin.newEntry.make"));
  await page.frameLocator("iframe").locator("main h1").waitFor();
  await work.writes(work.at("description"), "Bahara özel.");
  await work.presses(page.getByText(t("admin.editor.publish.later")));
  await work.writes(page.locator('[name="at"]'), "2040-07-01T09:00");
  for (const name of ["English", "German"])
    await work.presses(page.locator(".editor-live").getByLabel(name));
  await work.presses(work.button("admin.content.scheduleNow"));
  await page.locator(".editor-scheduled").getByText("2040").waitFor();
  const page404 = await fetch(`${site.origin}/bahar-kampanyasi`);
  expect(page404.status).toBe(404);
  // The hour has come.
  const passed = { asked_at: Date.now() - 1_000 };
  await site.data.updateTable("publish_job").set(passed).where("state", "=", "scheduled").execute();
  const path = "/bahar-kampanyasi";
  await expect.poll(async () => (await fetch(site.origin + path)).status).toBe(200);
  expect((await fetch(site.origin + localizedPath(path, "en"))).status).toBe(404);
});

test("a page that was begun by mistake is thrown away, comes back, and goes from the list; what the site needs stays", async ({
  work,
}) => {
  const { page, t } = work;
  await begins(page, work, `+ ${t("admin.content.new")}`);
  await work.writes(page.getByLabel(t("admin.newEntry.title")), "Yanlış başlangıç");
  await work.presses(work.button("admin.newEntry.make"));
  await work.writes(work.at("description"), "Bir deneme.");
  await page
    .getByRole("status")
    .filter({ hasText: t("admin.editor.sync.saved") })
    .waitFor();
  // The browser writes to its console that an entry in the bin is not answered.
  work.mayComplain(/410/);
  await work.presses(page.getByText(t("admin.content.bin.delete"), { exact: true }));
  await work.presses(work.button("admin.content.bin.put"));
  const asked = page.getByRole("dialog");
  await work.presses(asked.getByRole("button", { name: t("admin.content.bin.put") }));
  await page.getByRole("heading", { level: 1, name: t("admin.nav.content") }).waitFor();
  const listed = page.getByRole("link", { name: "Yanlış başlangıç", exact: true });
  expect(await listed.count()).toBe(0);
  await work.presses(
    page.getByRole("link", { name: t("admin.content.bin.open", { count: 1 }), exact: true }),
  );
  const restore = page.getByRole("button", {
    name: t("admin.content.bin.restoreOf", { title: "Yanlış başlangıç" }),
  });
  await restore.waitFor();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await work.presses(restore);
  await page.getByText(t("admin.content.bin.empty")).waitFor();
  await work.opens("Yanlış başlangıç");
  await expect.poll(() => work.at("description").inputValue()).toBe("Bir deneme.");

  await page.goBack();
  await work.presses(page.getByLabel(t("admin.content.tick", { title: "Yanlış başlangıç" })));
  await work.presses(work.button("admin.content.bin.put"));
  await work.presses(asked.getByRole("button", { name: t("admin.content.bin.put") }));
  await listed.waitFor({ state: "detached" });
  // Its screen says where it is.
  await page.goto("/en/admin/entry?id=yanlis-baslangic");
  await page.getByText(t("admin.content.bin.isBinned")).waitFor();

  await page.goto("/en/admin/entry?id=contact");
  await work.presses(page.getByText(t("admin.content.bin.delete"), { exact: true }));
  await page.getByText(t("admin.content.bin.why.needed")).waitFor();
  expect(await work.button("admin.content.bin.put").count()).toBe(0);
});

test("a publication is taken back, and an older version is made the draft and published", async ({
  work,
}) => {
  const { page, t } = work;
  await work.opens("Frequently asked questions");
  await work.speaks("Turkish");
  const before = await work.at("title").inputValue();
  await work.writes(work.at("title"), "Sorular, sorular");
  await work.publishes("Turkish");
  await work.shows("/faq", "Sorular, sorular");
  await work.presses(
    page.getByRole("link", { name: t("admin.nav.releases"), exact: true }).first(),
  );
  await work.presses(work.button("admin.content.undo").first());
  await work.presses(
    page.getByRole("dialog").getByRole("button", { name: t("admin.content.undo") }),
  );
  await expect.poll(() => work.reads("/faq")).not.toContain("Sorular, sorular");

  await page.goBack();
  await work.presses(page.locator("summary.editor-summary"));
  await work.presses(
    page.getByRole("button", { name: t("admin.editor.versions.version", { number: 1 }) }),
  );
  await page.locator(".editor-difference del").first().waitFor();
  await work.presses(work.button("admin.editor.versions.restore"));
  await work.presses(
    page.getByRole("dialog").getByRole("button", { name: t("admin.editor.versions.restore") }),
  );
  await expect.poll(() => work.at("title").inputValue()).toBe(before);
});

/** From the menu of the back office to what stands around every page. */
async function goesAround({ page, t, presses }: Around): Promise<void> {
  await presses(page.getByRole("link", { name: t("admin.nav.around"), exact: true }).first());
  await page.getByRole("heading", { level: 1, name: t("admin.nav.around") }).waitFor();
}

test("a second office, a logo, LinkedIn, an outside page and an announcement: written one by one, published at once", {
  // Every page is made anew.
  timeout: 480_000,
}, async ({ work }) => {
  const { page, t } = work;
  const speaksEach = async (words: Readonly<Record<string, string>>, field: Locator) => {
    for (const [language, said] of Object.entries(words)) {
      await work.speaks(language);
      await work.writes(field, said);
    }
  };
  const saved = () =>
    page
      .getByRole("status")
      .filter({ hasText: t("admin.editor.sync.saved") })
      .waitFor();

  await goesAround(work);
  await work.presses(page.getByRole("link", { name: t("admin.content.newOffice") }));
  await work.writes(page.getByLabel(t("admin.newEntry.title")), "Berlin");
  await work.presses(work.button("admin.newEntry.make"));
  for (const [field, words] of [
    ["order", "2"],
    ["countryCode", "DE"],
    ["city", "Berlin"],
    ["address", "Unter den Linden 1, 10117 Berlin"],
  ] as const)
    await work.writes(work.at(field), words);
  const countries = { English: "Germany", German: "Deutschland", Turkish: "Almanya" };
  await speaksEach(countries, work.at("country"));
  await page.frameLocator("iframe").getByText("Unter den Linden 1").first().waitFor();
  await saved();
  work.tell("a second office");

  await goesAround(work);
  await work.presses(page.getByRole("link", { name: "Company facts", exact: true }));
  const adds = (name: "social" | "heroLogos") =>
    work.presses(
      page
        .getByRole("group", { name: t(`admin.editor.fields.${name}`), exact: true })
        .getByRole("button", { name: `+ ${t("admin.editor.addItem")}`, exact: true }),
    );
  await adds("social");
  await page.locator('[data-at^="social."][data-at$=".network"]').last().selectOption("linkedin");
  await work.writes(
    page.locator('[data-at^="social."][data-at$=".url"]').last(),
    "https://www.linkedin.com/company/example",
  );
  await saved();
  work.tell("a link to LinkedIn");
  await adds("heroLogos");
  const create = { width: 400, height: 100, channels: 3, background: "#2f4fd8" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await work.presses(page.locator('[data-at^="heroLogos."]').last());
  await page
    .getByRole("dialog")
    .getByLabel(t("admin.pictures.upload"))
    .setInputFiles({ name: "irmak.png", mimeType: "image/png", buffer });
  const details = page.getByRole("dialog", { name: "irmak.png" });
  for (const language of ["Turkish", "English", "German"])
    await work.writes(details.getByLabel(language), "Irmak Gıda");
  await work.presses(details.getByRole("button", { name: t("admin.pictures.save") }));
  await details.waitFor({ state: "detached" });
  await saved();
  work.tell("a logo");

  await goesAround(work);
  await work.presses(page.getByRole("link", { name: "Footer menu", exact: true }));
  await work.presses(page.locator(".editor-add"));
  await work.writes(page.locator('[data-at$=".to"]'), "https://partner.example/");
  const partner = { English: "Our partner", German: "Unser Partner", Turkish: "Ortağımız" };
  await speaksEach(partner, page.locator('[data-at$=".label"]'));
  await saved();
  work.tell("a menu entry to an outside page");

  await goesAround(work);
  await work.presses(page.getByRole("link", { name: "Announcement", exact: true }));
  const said = { English: "Closed today", German: "Heute zu", Turkish: "Bugün kapalı" };
  await speaksEach(said, work.at("text"));
  await work.presses(work.at("on"));
  await work.writes(work.at("starts"), "2026-01-01T09:00");
  await work.writes(work.at("ends"), "2099-01-01T18:00");
  await saved();
  work.tell("an announcement");

  await goesAround(work);
  await work.presses(page.getByLabel(t("admin.content.all")));
  await work.presses(work.button("admin.content.publish"));
  for (const [prefix, [country, link, text]] of [
    ["", ["Almanya", "Ortağımız", "Bugün kapalı"]],
    ["/en", ["Germany", "Our partner", "Closed today"]],
    ["/de", ["Deutschland", "Unser Partner", "Heute zu"]],
  ] as const) {
    await expect
      .poll(() => work.reads(`${prefix}/contact`), { timeout: 240_000 })
      .toMatch(new RegExp(`${text}.*Hoşnudiye.*${country}.*Unter den Linden 1`, "s"));
    const home = await work.reads(prefix || "/");
    expect(home).toContain("linkedin.com/company/example");
    expect(home).toMatch(/-400\.webp 400w[^>]+alt="Irmak Gıda"/);
    expect(home).toMatch(new RegExp(`href="https://partner\\.example/"[^>]*>${link}<`));
  }
  // What a visitor closes stays closed, from the first paint on.
  await page.goto("/en/faq");
  await page.getByRole("button", { name: t("layout.closeAnnouncement") }).click();
  await page.goto("/en/pricing");
  expect(await page.getByText("Closed today").isVisible()).toBe(false);
});

test("texts that are behind are found and translated", async ({ work }) => {
  const { page, t } = work;
  await work.opens("Systems we connect");
  await work.speaks("Turkish");
  await work.writes(work.at("title"), "Başka sistemlerle");
  await page
    .getByRole("status")
    .filter({ hasText: t("admin.editor.sync.saved") })
    .waitFor();
  await work.publishes("Turkish");
  await work.presses(
    page.getByRole("link", { name: t("admin.nav.translations"), exact: true }).first(),
  );
  for (const [code, words] of [
    ["en", "With other systems"],
    ["de", "Mit anderen Systemen"],
  ] as const) {
    await page.locator('main [name="language"]').selectOption(code);
    await page.locator('main [name="state"]').selectOption("stale");
    const card = page.locator("main li").filter({ hasText: "Başka sistemlerle" });
    await work.writes(card.getByRole("textbox"), words);
    await work.presses(
      card.getByRole("button", { name: t("admin.translations.save"), exact: true }),
    );
    await card.waitFor({ state: "detached" });
  }

  // A machine drafts one; whoever has read it says so, and before that the gate names it.
  await work.opens("With other systems");
  await work.writes(work.at("title"), "Bağladığımız sistemler");
  await page
    .getByRole("status")
    .filter({ hasText: t("admin.editor.sync.saved") })
    .waitFor();
  await work.publishes("Turkish");
  await work.presses(
    page.getByRole("link", { name: t("admin.nav.translations"), exact: true }).first(),
  );
  await page.locator('main [name="language"]').selectOption("de");
  await page.locator('main [name="state"]').selectOption("stale");
  const drafted = page.locator("main li.admin-card").filter({ hasText: "Bağladığımız sistemler" });
  await drafted.waitFor();
  await work.presses(work.button("admin.translations.machine.all"));
  await drafted.waitFor({ state: "detached" });
  await page.locator('main [name="state"]').selectOption("machine");
  expect(await drafted.getByRole("textbox").inputValue()).toBe("[de] Bağladığımız sistemler");
  await work.opens("With other systems");
  await work.speaks("German");
  await work.at("title").waitFor();
  const field = page.locator(".editor-field").filter({ has: work.at("title") });
  await field.getByText(t("admin.editor.gate.machine")).waitFor();
  await work.presses(field.getByRole("button", { name: t("admin.editor.confirm") }));
  await field.getByText(t("admin.editor.gate.machine")).waitFor({ state: "detached" });
});

test("the text of a mail is seen in the mail before it is sent, and a word of every page goes live", {
  // It is on all pages of its language.
  timeout: 480_000,
}, async ({ work, site }) => {
  const { page, t } = work;
  const opens = async (title: string) => {
    await work.presses(
      page.getByRole("link", { name: t("admin.nav.around"), exact: true }).first(),
    );
    await work.presses(page.getByRole("link", { name: title, exact: true }));
    await page.locator('[aria-labelledby="editor-publish"]').waitFor();
  };
  const preview = page.frameLocator("iframe");
  await opens(t("admin.parts.mail-words"));
  await work.speaks("Turkish");
  await work.writes(page.getByRole("searchbox"), "contactVisitor.title");
  await work.writes(page.locator('[data-word="contactvisitor-title"]'), "Mesajınız elimizde");
  await preview.getByRole("heading", { name: "Mesajınız elimizde" }).waitFor();
  await work.publishes("Turkish");

  await opens(t("admin.parts.interface-words"));
  // A word that the page beside it does not say is shown on one that does.
  await work.writes(page.getByRole("searchbox"), "help.search");
  await page.locator('[data-word="help-search"]').focus();
  await preview.getByRole("heading", { name: "Size nasıl yardımcı olalım?" }).waitFor();
  await work.writes(page.getByRole("searchbox"), "sozlesmeden cay");
  await work.writes(page.locator('[data-word="footer-withdraw"]'), "Cayma bildirimi");
  await preview.getByRole("link", { name: "Cayma bildirimi" }).waitFor();
  await work.publishes("Turkish");
  await work.shows("/pricing", "Cayma bildirimi");
  expect(await work.reads("/en/pricing")).not.toContain("Cayma bildirimi");
  // The browser takes the page over with the same words.
  const visitor = await page.context().newPage();
  await visitor.goto(`${site.origin}/pricing`);
  await untilInteractive(visitor);
  await visitor.getByRole("link", { name: "Cayma bildirimi" }).waitFor();
});

test("a colleague is invited as an author, writes, and sees who publishes", async ({
  work,
  comes,
  mailServer,
  site,
}) => {
  const { page, t } = work;
  const email = "yazar@example.com";
  await work.presses(page.getByRole("link", { name: t("admin.nav.people"), exact: true }).first());
  await work.writes(page.locator('main [name="email"]'), email);
  await work.presses(page.locator('main form [name="role"][value="author"]').last());
  await work.presses(work.button("admin.people.invite"));
  const { parsed } = await mailTo(mailServer, email);
  const author = await comes();
  const account = accountOf(author);
  await author.page.goto(site.here(/https?:\/\/\S+\?token=\S+/.exec(parsed.text ?? "")?.[0] ?? ""));
  await author.waitsUntilInteractive();
  await account.types({ newPassword: password });
  await account.press(author.words()("auth.resetPage.send"));
  await author.sees(author.words()("auth.resetPage.done"));
  await author.opens("/auth/sign-in", "en");
  await account.signsIn(email);
  await author.seesHeading(author.words()("pages.profile.title"));
  await author.page.goto("/en/admin/entry?id=team");
  await author.page.getByText(t("admin.editor.publish.byOthers")).waitFor();
  const publish = author.page.getByRole("button", {
    name: t("admin.editor.publish.publish"),
    exact: true,
  });
  expect(await publish.count()).toBe(0);
  await author.page.locator('[data-at="title"]').fill("Ekibimiz");
  await author.page
    .getByRole("status")
    .filter({ hasText: t("admin.editor.sync.saved") })
    .waitFor();
});
