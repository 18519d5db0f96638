import type { Locator } from "playwright-core";
import { onTestFinished } from "vitest";
import { demoCredentials } from "#features/accounts/demo-sign-in.ts";
import { entryAddress } from "#features/editor/entry-address.ts";
import { guardConsole } from "#tests/support/console-guard.ts";
import { test } from "./admin-fixtures.ts";
import { barriersOn } from "./barriers.ts";
import { tabTo } from "./by-keyboard.ts";
import { expect } from "./fixtures.ts";

test("a headline is seen in the real page while it is typed, published from the screen, and a visitor has it", async ({
  administrator,
  site,
}) => {
  const { page, t, expectsComplaint } = await administrator("de", entryAddress("pricing"));
  const heading = page.locator('[data-at="heading"]');
  const preview = page.frameLocator("iframe");
  // It is opened in the language of the back office.
  expect(await heading.inputValue()).toBe("Der Preis steht fest, bevor wir anfangen");
  await page.getByRole("button", { name: "Türkisch", exact: true }).click();
  const before = await heading.inputValue();
  await preview.getByRole("heading", { level: 1, name: before }).waitFor();
  await preview.locator("body").evaluate(() => Object.assign(window, { stays: true }));

  await heading.fill("Fiyatlar Ay'da");
  await preview.getByRole("heading", { level: 1, name: "Fiyatlar Ay'da" }).waitFor();
  expect(await preview.locator("body").evaluate(() => "stays" in window)).toBe(true);
  // A click on a text of the page goes to its field.
  await page.locator('[data-at="title"]').focus();
  await preview.getByRole("heading", { level: 1 }).dispatchEvent("click");
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);

  const said = (state: "saved" | "offline" | "unavailable") =>
    page.getByRole("status").filter({ hasText: t(`admin.editor.sync.${state}`) });
  await said("saved").waitFor();
  // A disk that is full and a connection that is dead are said, and nothing that was typed goes; a reload changes nothing.
  expectsComplaint(/503|ERR_FAILED/);
  const change = "**/api/admin/entry/change";
  await page.route(change, (route) => route.fulfill({ status: 503, json: {} }));
  await heading.fill("Fiyatlar Ay'dan");
  await said("unavailable").waitFor();
  await page.unroute(change);
  await page.route(change, (route) => route.abort());
  await page.getByRole("button", { name: t("admin.editor.tryAgain"), exact: true }).click();
  await said("offline").waitFor();
  await page.reload();
  await expect.poll(() => heading.inputValue()).toBe("Fiyatlar Ay'dan");
  await said("offline").waitFor();
  await page.unroute(change);
  await said("saved").waitFor();
  // A question that is lost on the way says nothing of the publication: it is asked again.
  let asked = 0;
  await page.route("**/api/admin/entry/job?*", (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  // And so is the request to publish, which has arrived, and whose answer has not.
  let told = 0;
  await page.route("**/api/admin/entry/publish", async (route) => {
    told += 1;
    if (told > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: t("admin.editor.publish.publish"), exact: true }).click();
  await page.getByText(t("admin.editor.publish.done")).waitFor();
  expect(told).toBe(2);
  await expect.poll(() => asked).not.toBe(1);
  const read = async () => (await fetch(`${site.origin}/pricing`)).text();
  await expect.poll(read).toContain("Fiyatlar Ay");

  await page.getByRole("button", { name: "Englisch", exact: true }).click();
  await page.getByText(t("admin.editor.states.stale")).first().waitFor();
});

test("a session that ends while somebody writes takes nothing along: after signing in the text stands there", async ({
  administrator,
  site,
}) => {
  const { page, t, expectsComplaint } = await administrator("en", entryAddress("partner"), {
    signsOut: true,
  });
  const said = (state: "saved" | "signedOut") =>
    page.getByRole("status").filter({ hasText: t(`admin.editor.sync.${state}`) });
  const title = page.locator('[data-at="title"]');
  const turkish = page.getByRole("button", { name: "Turkish", exact: true });
  await turkish.click();
  await title.fill("Önce yazılan");
  await said("saved").waitFor();
  expectsComplaint(/401/);
  const newest = site.data.selectFrom("user_session").select("id").orderBy("created_at", "desc");
  const { id } = await newest.executeTakeFirstOrThrow();
  await site.data.deleteFrom("user_session").where("id", "=", id).execute();
  await title.fill("Sonra yazılan");
  await said("signedOut").waitFor();
  // Whoever goes on is not led away, and nor is the frame beside.
  const frameAsks = page.waitForResponse((response) => response.url().endsWith("/api/session"));
  await page.getByRole("button", { name: "German", exact: true }).click();
  await title.fill("Danach geschrieben");
  await (await frameAsks).finished();
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain(
    "/de/admin/preview",
  );
  // Nor is who wants it published at a time.
  await page.getByText(t("admin.editor.publish.later"), { exact: true }).click();
  await page.locator("[name=at]").fill("2099-01-01T08:00");
  await page.getByRole("button", { name: t("admin.content.scheduleNow"), exact: true }).click();
  await page.getByText(t("admin.problem.notSaved")).waitFor();
  expect(await title.inputValue()).toBe("Danach geschrieben");
  await page.getByRole("link", { name: t("admin.editor.signIn"), exact: true }).click();
  await page.getByLabel(t("auth.fields.email")).fill(demoCredentials.email);
  await page.locator('main [name="password"]').fill(demoCredentials.password);
  await page.getByRole("button", { name: t("auth.signInPage.send"), exact: true }).click();
  await said("saved").waitFor();
  // The language that was chosen last stays, too.
  const german = page.getByRole("button", { name: "German", exact: true });
  expect(await german.getAttribute("aria-pressed")).toBe("true");
  await turkish.click();
  expect(await title.inputValue()).toBe("Sonra yazılan");
  await german.click();
  await expect.poll(() => title.inputValue()).toBe("Danach geschrieben");
  const draft = await site.data
    .selectFrom("content_draft")
    .select("document")
    .where("entry", "=", "partner")
    .executeTakeFirstOrThrow();
  expect(draft.document).toMatch(/Sonra yazılan.*Danach geschrieben/s);
});

test("who writes a text that somebody else has written meanwhile sees both, and says which one stays", async ({
  administrator,
}) => {
  const here = entryAddress("faq");
  const [one, other] = [await administrator("en", here), await administrator("en", here)];
  const titleOf = ({ page }: typeof one) => page.locator('[data-at="title"]');
  const saved = one.t("admin.editor.sync.saved");
  // The other one has seen nothing of it when the second text is sent.
  await other.context.route("**/api/admin/entry/news*", () => {});
  await titleOf(one).fill("The first text");
  await one.page.getByRole("status").filter({ hasText: saved }).waitFor();
  await titleOf(other).fill("The second text");
  const asked = other.page.getByRole("alert").filter({ hasText: "The first text" });
  await asked.getByText("The second text").waitFor();
  await asked.getByRole("button", { name: one.t("admin.editor.contested.takeMine") }).click();
  await expect.poll(() => titleOf(other).inputValue()).toBe("The second text");
  await expect.poll(() => titleOf(one).inputValue()).toBe("The second text");
});

test("a new page calls nothing missing before somebody was in the field, or asks to publish", async ({
  administrator,
}) => {
  const { page, t } = await administrator("en", "/admin/new-entry");
  await page.getByLabel(t("admin.newEntry.title")).fill("Henüz boş");
  const checked = page.waitForResponse((response) => response.url().includes("/entry/check"));
  await page.getByRole("button", { name: t("admin.newEntry.make"), exact: true }).click();
  const { problems } = await (await checked).json();
  expect(problems.map(({ code }: { code: string }) => code)).toEqual(["missing", "noHeading"]);
  const said = page.locator(".editor-problem");
  const listed = page.locator(".editor-problem-link");
  expect([await said.count(), await listed.count()]).toEqual([0, 0]);
  await page.locator('[data-at="description"]').focus();
  await page.locator('[data-at="title"]').focus();
  await said.getByText(t("admin.editor.gate.missing"), { exact: true }).waitFor();
  expect([await said.count(), await listed.count()]).toEqual([1, 1]);
  await page.getByRole("button", { name: t("admin.editor.publish.publish"), exact: true }).click();
  await listed.getByText(t("admin.editor.gate.noHeading")).waitFor();
  await page.getByText(t("admin.editor.publish.refused")).waitFor();
});

/** Into a written text, which puts its caret there 20 ms after the focus: nobody types as soon as that. */
async function focusWritten(text: Locator): Promise<void> {
  await text.focus();
  await text.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
}

test("a table is made by keyboard in a running text, takes what is pasted, and the page shows it", async ({
  administrator,
}) => {
  const { page, t } = await administrator("en", entryAddress("support-hours"));
  const text = page.locator('[data-at="sections.hours.body"]');
  const button = (name: "marks.table" | "marks.list" | "table.removeColumn") =>
    page.getByRole("button", { name: t(`admin.editor.${name}`), exact: true });
  const rows = () =>
    text
      .locator("tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map(({ textContent }) => textContent).join("|")),
      );
  await page.getByRole("button", { name: "Office hours" }).first().press("Enter");
  await focusWritten(text);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await button("marks.table").press("Enter");
  await expect.poll(rows).toEqual(["|", "|", "|"]);
  await focusWritten(text);
  // What no cell can hold does nothing there.
  await expect.poll(() => button("marks.list").getAttribute("aria-disabled")).toBe("true");
  for (const words of ["When", "Who", "By day", "The team"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("At night");
  await page.keyboard.press("Enter");
  await page.keyboard.type("On holidays ");
  await expect.poll(rows).toEqual(["When|Who", "By day|The team", "At night|", "On holidays |"]);
  await text.evaluate((place) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<p>and</p><ul><li>on <b>Sundays</b></li></ul>");
    place.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const last = "On holidays and on Sundays";
  await expect.poll(rows).toEqual(["When|Who", "By day|The team", "At night|", `${last}|`]);
  const inPreview = page.frameLocator("iframe").getByRole("table");
  await inPreview.getByRole("columnheader", { name: "Who" }).waitFor();
  await inPreview.getByRole("row", { name: last }).waitFor();
  await focusWritten(text);
  await page.keyboard.type("!");
  await button("table.removeColumn").press("Enter");
  await expect.poll(rows).toEqual(["Who", "The team", "", ""]);
  // The step back brings back the column, with what was typed right before.
  await page.keyboard.press("ControlOrMeta+z");
  const now = ["When|Who", "By day|The team", "At night|", `${last}!|`];
  await expect.poll(rows).toEqual(now);
  expect(await barriersOn(page, "main")).toEqual([]);
});

test("a section is added, moved and taken out by keyboard alone, and a step back brings it back", async ({
  administrator,
}) => {
  const { page, t } = await administrator("en", entryAddress("pricing"));
  const sections = () =>
    page.locator(".editor-section").evaluateAll((all) => all.map((one) => one.dataset.section));
  const presses = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await page.getByRole("button", { name: "Turkish", exact: true }).click();
  // In the entry's language, not in that of the back office.
  const result = page.locator(".editor-search b");
  await expect.poll(() => result.textContent()).toContain(" · Yazılım Fabrikası");
  const before = await sections();
  const last = before.at(-1);
  await presses(`+ ${t("admin.editor.addSection")}`);
  // In the dialog the keyboard is where a section is looked for.
  await page.keyboard.type("steps");
  await presses("Steps");
  await expect.poll(sections).toEqual([...before, "steps"]);
  const head = page.locator('[data-section="steps"] button').first();
  await expect.poll(() => head.evaluate((one) => one === document.activeElement)).toBe(true);
  await presses(t("admin.editor.moveUp", { name: "Steps" }));
  const moved = [...before.slice(0, -1), "steps", last];
  await expect.poll(sections).toEqual(moved);
  await presses(t("admin.editor.remove"));
  await expect.poll(sections).toEqual(before);
  const next = page.locator(`[data-section="${last}"] button`).first();
  await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(sections).toEqual(moved);
});

test("a link shows a draft to somebody without an account, and nothing that was written is lost or live", async ({
  administrator,
  browser,
  site,
}) => {
  const { page, context: office, t } = await administrator("en", entryAddress("about-v2"));
  // Chromium without a window has nobody to ask.
  await office.grantPermissions(["clipboard-write"]);
  const share = page.locator(".editor-share");
  await page.getByRole("button", { name: "English", exact: true }).click();
  await page.locator('[data-at="heading"]').fill("What nobody has seen");
  await tabTo(page, share.getByRole("button", { name: t("admin.editor.preview.share.make") }));
  await page.keyboard.press("Enter");
  const field = share.getByRole("textbox");
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  const link = new URL(await field.inputValue());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await share.getByRole("button", { name: t("admin.editor.preview.share.copied") }).waitFor();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  onTestFinished(() => context.close());
  const guard = guardConsole(context, site.origin);
  const seen = await context.newPage();
  await seen.goto(site.origin + link.pathname + link.search);
  await seen.getByRole("heading", { level: 1, name: "What nobody has seen" }).waitFor();
  await seen.getByText("This is a draft, not published.").waitFor();
  await seen.getByRole("link", { name: "Dark" }).click();
  await seen.getByRole("link", { name: "Light" }).waitFor();
  const shown = await seen.locator("html").evaluate((html) => ({
    theme: html.dataset.bsTheme,
    fits: html.scrollWidth <= innerWidth,
    scripts: document.scripts.length,
    drawn: [...document.images].every((one) => one.loading === "lazy" || one.naturalWidth > 0),
  }));
  expect(shown).toEqual({ theme: "dark", fits: true, scripts: 0, drawn: true });
  guard.assertQuiet();
  // Axe needs scripts: it looks at the same page without its policy.
  await seen.route("**/api/preview?*", async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replaceAll(/<\/?noscript>/g, "");
    await route.fulfill({ contentType: "text/html", body });
  });
  await seen.reload();
  expect(await barriersOn(seen)).toEqual([]);
  expect(await (await fetch(`${site.origin}/en/about/v2`)).text()).not.toContain("nobody has");

  await page.reload();
  // One of two is closed alone.
  const make = share.getByRole("button", { name: t("admin.editor.preview.share.make") });
  await make.click();
  const links = share.getByRole("listitem");
  await expect.poll(() => links.count()).toBe(2);
  const close = t("admin.editor.preview.share.close");
  await links.first().getByRole("button").getByText(close, { exact: true }).click();
  await share.getByText(t("admin.editor.preview.share.oneEnded")).waitFor();
  await expect.poll(() => links.count()).toBe(1);
  expect((await fetch(site.origin + link.pathname + link.search)).status).toBe(200);
  const end = share.getByRole("button", { name: t("admin.editor.preview.share.end") });
  await end.click();
  await share.getByText(t("admin.editor.preview.share.ended")).waitFor();
  await expect.poll(() => make.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await end.count()).toBe(0);
  expect(await barriersOn(page)).toEqual([]);
  const closed = await fetch(site.origin + link.pathname + link.search);
  expect([closed.status, await closed.text()]).toEqual([410, expect.stringContaining("closed it")]);
});

test("the preview alone may stand in a frame, and only in one of our own", async ({ site }) => {
  const policyOf = async (path: string) =>
    (await fetch(site.origin + path)).headers.get("content-security-policy") ?? "";
  for (const prefix of ["", "/en", "/de"])
    expect(await policyOf(`${prefix}/admin/preview`)).toContain("frame-ancestors 'self'");
  for (const path of ["/admin/entry", "/admin", "/", "/pricing", "/auth/sign-in"])
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
});
