import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator } from "playwright-core";
import { adminPaths } from "#app/admin/screens.ts";
import { entryAddress } from "#features/editor/entry-address.ts";
import { languageName } from "#platform/language/language-name.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import type { Site } from "#tests/support/site.ts";
import { inventMessage } from "../../scripts/seed/invent-message.ts";
import { test } from "./admin-fixtures.ts";
import { adminWordsOf } from "./admin-words.ts";
import { barriersInBothThemes, barriersOn } from "./barriers.ts";
import { aFilling } from "./contact-form-of.ts";
import { expect } from "./fixtures.ts";
import { inTurn } from "./in-turn.ts";
import { leftIn, listed } from "./left-in.ts";
import { mailTo } from "./mail-to.ts";
import { untilStill } from "./until-still.ts";
import { widthOf } from "./walk-through.ts";
import { languageCodes } from "./words.ts";

/** What these screens are opened with; what is stored by a walk is opened by that walk. */
const opened: Record<string, string> = {
  "/admin/entry": "/admin/entry?id=pricing",
  "/admin/product": "/admin/product?id=1030",
};
/** Of one stored row; and the frame of the editor, which draws nothing by itself. */
const byOthers = ["/admin/message", "/admin/mail", "/admin/application", "/admin/order"].concat(
  "/admin/preview",
);
/** Entries that look unlike a page: a menu, the facts, words, mails. */
const unlikePages = ["header-menu", "site-facts", "interface-words", "mail-words"].map(
  entryAddress,
);
const shown = [...adminPaths.filter((path) => !byOthers.includes(path)), ...unlikePages].flatMap(
  (path, turn) => inTurn(turn).map((code) => ({ code, path: opened[path] ?? path })),
);

test.for(shown)(
  "$path is shown in $code, without barriers",
  async ({ code, path }, { administrator }) => {
    const { page, response } = await administrator(code, path);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["content-security-policy"]).toContain("frame-src 'self'");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const said = await page.locator("main").evaluate((main) => {
      const words = main.cloneNode(true) as HTMLElement;
      // The guide and the words that can be said otherwise show on purpose what is written in braces.
      for (const one of words.querySelectorAll("code, .editor-words")) one.remove();
      return words.textContent;
    });
    expect(said).not.toMatch(/undefined|\{\w+\}|admin\./);
    expect(await barriersInBothThemes(page)).toEqual([]);
  },
);

test.for(languageCodes)(
  "a message sent in %s appears by itself within five seconds, is answered, and the answer arrives",
  async (code, { administrator, visitor, mailServer }) => {
    const { page, t } = await administrator(code, "/admin");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const filling = { ...aFilling(), name: `Ayşe ${crypto.randomUUID().slice(0, 8)}` };
    await visitor.opens("/contact?utm_source=journal", code);
    await visitor.fillsIn(filling);
    await visitor.sendsContactForm();
    await visitor.seesToast("success");
    const reference = await visitor.readsReference();

    // The back office looks every four seconds: the second look from now finds it, however slow this machine is.
    const looks: boolean[] = [];
    page.on("response", async (response) => {
      if (!response.url().includes("/inbox/changes")) return;
      const { newest } = await response.json().catch(() => ({ newest: null }));
      looks.push(newest !== null);
    });
    const line = page.getByRole("link", { name: filling.name });
    await line.waitFor();
    expect(looks.indexOf(true)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    await expect
      .poll(() => page.getByRole("status").first().textContent())
      .toBe(t("admin.inbox.arrived"));

    await line.click();
    await page.getByRole("heading", { level: 1, name: filling.name }).waitFor();
    const main = page.locator("main");
    for (const part of [reference, filling.email, filling.number, filling.company, "journal"]) {
      await main.getByText(part).first().waitFor();
    }
    const text = page.getByLabel(t("admin.reply.text"), { exact: true });
    const subject = page.getByLabel(t("admin.reply.subject"), { exact: true });
    const insert = page.getByRole("button", { name: t("admin.reply.insert"), exact: true });
    const template = page.getByLabel(t("admin.reply.template"));
    await template.selectOption({ index: 1 });
    await insert.click();
    await expect.poll(() => text.inputValue()).toContain(filling.name);
    // What is typed stays, and the template is taken out again by the keyboard or by the button.
    await text.fill("Typed");
    await subject.fill("My own");
    for (const undo of ["keyboard", "button"]) {
      await insert.click();
      await expect.poll(() => text.inputValue()).toMatch(/^Typed\n\n\S/);
      await expect.poll(() => subject.inputValue()).toBe("My own");
      if (undo === "keyboard") await page.keyboard.press("Control+z");
      else await page.getByRole("button", { name: t("admin.reply.undo"), exact: true }).click();
      await expect.poll(() => text.inputValue()).toBe("Typed");
    }
    await text.fill(`Merhaba, İyi günler, Grüße: ${reference}`);
    await page.getByRole("button", { name: t("admin.reply.send") }).click();
    await page
      .locator("li")
      .filter({ hasText: `Grüße: ${reference}` })
      .waitFor();
    await expect
      .poll(() => page.getByLabel(t("admin.message.status")).inputValue())
      .toBe("answered");
    const mail = await mailTo(mailServer, filling.email, `Grüße: ${reference}`);
    expect(mail.parsed.subject).toContain(reference);
  },
);

test("whoever only looked at a message puts it back among the unread", async ({
  administrator,
  arrives,
}) => {
  const filling = { ...aFilling(), name: `Ümit ${crypto.randomUUID().slice(0, 8)}` };
  await arrives(filling, "tr");
  const { page, t } = await administrator("tr", "/admin");
  const line = page.getByRole("link", { name: filling.name });
  const unread = line.getByText(t("admin.inbox.unread"));
  await unread.waitFor({ state: "attached" });
  await line.click();
  await page.getByRole("button", { name: t("admin.message.markUnread") }).click();
  await unread.waitFor({ state: "attached" });
});

test("what a colleague puts back among the unread is shown so by a list that is open", async ({
  administrator,
  arrives,
  site,
}) => {
  const filling = aFilling();
  await arrives(filling, "de");
  const change = (read_at: number | null) =>
    site.data
      .updateTable("contact_message")
      .set({ read_at })
      .where("email", "=", filling.email)
      .execute();
  await change(Date.now());
  const { page, t } = await administrator("de", `/admin?q=${filling.email}`);
  const lines = page.locator(".admin-inbox > li");
  const unread = lines.getByText(t("admin.inbox.unread"));
  await lines.first().waitFor();
  expect([await lines.count(), await unread.count()]).toEqual([1, 0]);
  await page.waitForResponse((response) => response.url().includes("/inbox/changes"));
  await change(null);
  await unread.waitFor({ state: "attached" });
});

test("star, notes, assignee, spam and deletion; back leads to the list as it was", async ({
  administrator,
  arrives,
  site,
}) => {
  const filling = { ...aFilling(), name: `Jürgen ${crypto.randomUUID().slice(0, 8)}` };
  await arrives(filling, "en");

  const { page, t } = await administrator("en", "/admin");
  await page.getByLabel(t("admin.filters.search")).fill(filling.name.toUpperCase());
  await page.getByRole("button", { name: t("admin.filters.apply") }).click();
  await page.waitForURL(/[?&]q=/);
  await expect.poll(() => page.locator("main li").count()).toBe(1);
  // By keyboard in the list, by hand on the message; the filter leaves what is marked.
  const star = page.getByRole("button", { name: t("admin.message.importantOf", filling) });
  const important = page.getByRole("button", { name: t("admin.message.important"), exact: true });
  await star.press("Enter");
  await page.locator("main li [aria-pressed=true]").waitFor();
  await important.press("Space");
  await page.waitForURL(/[?&]q=.*&important=yes/);
  await expect.poll(() => page.locator("main [aria-pressed=true]").count()).toBe(2);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("link", { name: filling.name }).click();
  await page.getByRole("heading", { level: 1, name: filling.name }).waitFor();
  await expect.poll(() => important.getAttribute("aria-pressed")).toBe("true");
  await important.click();
  await page.getByText(t("admin.message.history"), { exact: true }).click();
  await page.getByText(`(${t("admin.audit.parts.important", { value: "false" })})`).waitFor();
  await expect.poll(() => important.getAttribute("aria-pressed")).toBe("false");
  await page.goBack();
  await page.getByText(t("admin.inbox.empty")).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: filling.name }).click();
  await page.getByRole("heading", { level: 1, name: filling.name }).waitFor();

  await page.getByLabel(t("admin.note.text"), { exact: true }).fill("Call back on Monday");
  await page.getByRole("button", { name: t("admin.note.save") }).click();
  await page.locator("li").filter({ hasText: "Call back on Monday" }).waitFor();
  await page.getByLabel(t("admin.message.assignee")).selectOption({ index: 1 });
  await page.getByRole("button", { name: t("admin.message.markSpam") }).click();
  await page.getByRole("button", { name: t("admin.message.notSpam") }).click();
  await page.getByRole("button", { name: t("admin.message.markSpam") }).waitFor();

  await page.getByRole("link", { name: t("admin.message.back") }).click();
  await page.waitForURL(/[?&]q=/);
  await expect
    .poll(() => page.getByLabel(t("admin.filters.search")).inputValue())
    .toBe(filling.name.toUpperCase());
  await page.goBack();
  await expect.poll(() => page.getByLabel(t("admin.filters.search")).inputValue()).toBe("");
  await page.goForward();
  await expect
    .poll(() => page.getByLabel(t("admin.filters.search")).inputValue())
    .toBe(filling.name.toUpperCase());

  await page.getByRole("link", { name: filling.name }).click();
  await page.waitForURL(/message\?.*[?&]q=/);
  await page.getByRole("button", { name: t("admin.message.delete"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await page.getByRole("button", { name: t("admin.message.delete"), exact: true }).click();
  await dialog.getByRole("button", { name: t("admin.message.deleteYes") }).click();
  await page.waitForURL((url) => url.pathname === "/en/admin" && url.searchParams.has("q"));
  const left = site.data
    .selectFrom("contact_message")
    .where("name", "=", filling.name)
    .select("id");
  expect(await left.execute()).toEqual([]);

  await page.getByRole("link", { name: t("admin.nav.audit") }).click();
  await page.getByText(t("admin.actions.message.delete")).first().waitFor();
});

test("another's answer shows up beside the reply that one is writing, which asks before it goes out", async ({
  administrator,
  arrives,
  site,
}) => {
  const filling = aFilling();
  await arrives(filling, "en");
  const { page, t, expectsComplaint } = await administrator("en", `/admin?q=${filling.email}`);
  await page.locator("main li").getByRole("link").click();
  const text = page.getByLabel(t("admin.reply.text"), { exact: true });
  await page.getByLabel(t("admin.reply.subject"), { exact: true }).fill("Offer");
  await text.fill("My own answer");

  await answerAsColleague(site.data, filling.email, "Deniz", "We are on it.");
  await page.getByRole("status").filter({ hasText: "Deniz" }).waitFor();
  const replies = page.locator('li[data-kind="reply"]');
  await replies.filter({ hasText: "We are on it." }).waitFor();
  expect(await text.inputValue()).toBe("My own answer");

  expectsComplaint(/409/);
  await page.getByRole("button", { name: t("admin.reply.send") }).click();
  const question = page.getByRole("dialog", { name: t("admin.reply.answeredHeading") });
  await question.getByText("Deniz").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await replies.count()).toBe(1);
  await question.getByRole("button", { name: t("admin.reply.sendAnyway") }).click();
  await replies.filter({ hasText: "My own answer" }).waitFor();
  await expect.poll(() => text.inputValue()).toBe("");
});

/** What another administrator's reply leaves in the store, without the mail. */
async function answerAsColleague(
  data: Site["data"],
  email: string,
  by_name: string,
  text: string,
): Promise<void> {
  const message = await data
    .selectFrom("contact_message")
    .select(["id", "reference"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const at = Date.now();
  const by = { by_id: "colleague", by_name, at };
  const reply = { id: crypto.randomUUID(), message_id: message.id, mail_id: "none", text, ...by };
  await data.insertInto("message_reply").values(reply).execute();
  const subject = { subject_id: message.id, subject: message.reference };
  const entry = { id: crypto.randomUUID(), action: "message.reply" as const, details: "{}" };
  await data
    .insertInto("audit_log")
    .values({ ...entry, ...subject, ...by })
    .execute();
}

test("a half-written reply and note survive a reload, and go when somebody signs out", async ({
  administrator,
  arrives,
}) => {
  const filling = aFilling();
  await arrives(filling, "en");

  const { page, t, context, expectsComplaint, mayComplain } = await administrator(
    "en",
    `/admin?q=${filling.email}`,
    { signsOut: true },
  );
  await page.locator("main li").getByRole("link").click();
  const text = page.getByLabel(t("admin.reply.text"), { exact: true });
  const note = page.getByLabel(t("admin.note.text"), { exact: true });
  await page.getByRole("button", { name: t("admin.reply.insert"), exact: true }).click();
  const begun = `${await text.inputValue()}\nand more`;
  await text.fill(begun);
  await note.fill("Ask for the plan");
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe(begun);
  await expect.poll(() => note.inputValue()).toBe("Ask for the plan");
  const left = await leftIn({ page, context });
  expect(left).toContain("sessionStorage private-drafts");
  expect(left.filter((name) => !listed.includes(name))).toEqual([]);

  expectsComplaint(/ERR_FAILED/);
  // The answer is lost on the way: what is sent again is the same reply.
  const send = page.getByRole("button", { name: t("admin.reply.send") });
  await page.route("**/message/reply", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await page.getByText(t("admin.problem.unknownOnce")).waitFor();
  await page.unroute("**/message/reply");
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe(begun);
  // Whoever changes the text meanwhile is told first that something has gone out.
  expectsComplaint(/409/);
  await text.fill(`${begun}!`);
  await send.click();
  await page.getByText(t("admin.reply.repeated")).waitFor();
  await expect.poll(() => page.locator('li[data-kind="reply"]').count()).toBe(1);
  await send.click();
  await expect.poll(() => text.inputValue()).toBe("");
  await expect.poll(() => page.locator('li[data-kind="reply"]').count()).toBe(2);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(t("admin.note.text"), { exact: true }).fill("Half a note");
  await expect
    .poll(() => leftIn({ page: other, context }))
    .toContain("sessionStorage private-drafts");
  await page.locator("[popovertarget=admin-user]").click();
  await untilStill(page);
  // Every four seconds a tab asks for news: the other one may do so before it hears of it.
  mayComplain(/401/);
  await page.getByRole("button", { name: t("admin.nav.signOut") }).click();
  await page.waitForURL(/pages-logout/);
  await other.waitForURL(/pages-logout/);
  for (const tab of [page, other])
    expect(await leftIn({ page: tab, context })).not.toContain("sessionStorage private-drafts");
});

test("a note that is saved again after a lost answer is one note", async ({
  administrator,
  arrives,
}) => {
  const filling = aFilling();
  await arrives(filling, "en");

  const { page, t, expectsComplaint } = await administrator("en", `/admin?q=${filling.email}`);
  await page.locator("main li").getByRole("link").click();
  const note = page.getByLabel(t("admin.note.text"), { exact: true });
  const save = page.getByRole("button", { name: t("admin.note.save"), exact: true });
  const notes = () => page.locator('li[data-kind="note"]').allTextContents();
  await note.fill("Ask for the plan");
  expectsComplaint(/ERR_FAILED/);
  await page.route("**/message/note", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await page.getByText(t("admin.problem.unknownOnce")).waitFor();
  await page.unroute("**/message/note");
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("Ask for the plan");
  await save.click();
  await expect.poll(() => note.inputValue()).toBe("");
  await expect.poll(notes).toEqual([expect.stringContaining("Ask for the plan")]);
});

test("a mail is shown in a frame that may do nothing, with its deliveries", async ({
  administrator,
  arrives,
}) => {
  const filling = aFilling();
  const reference = await arrives(filling, "de");

  const { page, t } = await administrator("de", "/admin/mails");
  await page.getByRole("link", { name: reference }).first().click();
  const frame = page.locator(`iframe[title="${t("admin.mails.frame")}"]`);
  expect(await frame.getAttribute("sandbox")).toBe("allow-same-origin");
  await frame.contentFrame().getByText(reference).first().waitFor();
  // Its own policy leaves it no origin: not even the page around it reaches into it.
  expect(await frame.evaluate((one: HTMLIFrameElement) => one.contentDocument)).toBe(null);
  expect(await barriersOn(page)).toEqual([]);
});

test("a mail that was sent goes out again only after a question", async ({
  administrator,
  visitor,
  mailServer,
}) => {
  const filling = aFilling();
  await visitor.opens("/contact?utm_source=search", "de");
  await visitor.fillsIn(filling);
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  const reference = await visitor.readsReference();
  await mailTo(mailServer, filling.email, reference);
  const copies = () => mailServer.mails.filter(({ to }) => to.includes(filling.email)).length;

  const { page, t } = await administrator("de", `/admin?q=${filling.email}`);
  await page.locator("main li").getByRole("link").click();
  await page
    .getByText(`${t("admin.message.utm.source")}: ${t("admin.message.utmValues.search")}`)
    .waitFor();
  const mail = page.locator(".admin-mails > li").filter({ hasText: filling.email });
  // The mail server has it a moment before the outbox knows.
  await expect
    .poll(async () => {
      await page.reload();
      await mail.waitFor();
      return mail.getByText(t("admin.mailState.sent"), { exact: true }).count();
    })
    .toBe(1);
  await mail.getByRole("link", { name: t("admin.delivery.open") }).click();
  await page.getByText(t("admin.mails.kinds.contact-visitor")).waitFor();
  await page.getByText(t("admin.outcomes.accepted")).waitFor();
  expect(await page.getByText(t("admin.delivery.noAttempts")).count()).toBe(0);

  const again = page.locator("main").getByRole("button", { name: t("admin.delivery.resend") });
  const question = page.getByRole("dialog", { name: t("admin.delivery.againHeading") });
  await again.first().click();
  await question.getByText(filling.email).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await question.getByRole("button", { name: t("admin.cancel") }).click();
  await question.waitFor({ state: "hidden" });
  expect(copies()).toBe(1);
  await again.first().click();
  await question.getByRole("button", { name: t("admin.delivery.resend") }).click();
  await page.getByText(t("admin.delivery.resent")).waitFor();
  await expect.poll(copies).toBe(2);
});

test("an export holds what the filter shows", async ({ administrator, arrives }) => {
  const filling = { ...aFilling(), company: `=Firma ${crypto.randomUUID()}` };
  await arrives(filling, "tr");
  const { page, t, context } = await administrator(
    "tr",
    `/admin?q=${encodeURIComponent(filling.email)}`,
  );
  await page.getByRole("button", { name: t("admin.export.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("admin.export.heading") });
  const separator = dialog.getByLabel(t("admin.export.separator"));
  expect(await separator.inputValue()).toBe("semicolon");
  await separator.selectOption("tab");
  expect(await barriersOn(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: t("admin.export.download") }).click(),
  ]);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  const left = await leftIn({ page, context });
  expect(left).toContain("localStorage csv-export");
  expect(left.filter((name) => !listed.includes(name))).toEqual([]);
  await page.getByRole("button", { name: t("admin.export.open") }).click();
  await expect.poll(() => separator.inputValue()).toBe("tab");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString();
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv).toContain(`\t${filling.email}\t`);
  expect(csv).toContain(`'${filling.company}`);
});

test.for(inTurn(0))("the log tells in %s what was looked at", async (code, { administrator }) => {
  const { page, opens, t } = await administrator(code, "/admin?status=spam&language=de");
  await opens("/admin/audit");
  for (const words of [
    `${t("admin.filters.status")}: ${t("admin.status.spam")}`,
    `${t("admin.filters.language")}: ${languageName("de", code)}`,
  ])
    await page.locator("main").getByText(words).first().waitFor();
});

test("whoever is not signed in is led to sign-in, with the way back", async ({ visitor }) => {
  await visitor.page.goto("/de/admin/mails?state=failed");
  await visitor.page.waitForURL(/\/de\/auth\/sign-in/);
  expect(visitor.address().searchParams.get("returnUrl")).toBe("/de/admin/mails?state=failed");
});

test("spam is counted and searched for; one that is let in is mailed, and back leads to the list", async ({
  administrator,
  site,
}) => {
  const names = ["Işıl", "Grace"].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const company = `Honest ${crypto.randomUUID().slice(0, 8)}`;
  for (const [number, name] of names.entries()) {
    const invented = inventMessage(Date.now() - number * 60_000, number + 1, (sides) => sides - 1);
    const fields = { name, company, id: crypto.randomUUID(), reference: makeReference() };
    const spam = {
      spam: 1 as const,
      status: "spam" as const,
      read_at: null,
      important: 1 as const,
    };
    const search_text = foldLetters(company);
    const row = { ...invented, ...fields, ...spam, first_answer_at: null, search_text };
    await site.data.insertInto("contact_message").values(row).execute();
  }
  const { page, t } = await administrator("tr", `/admin?q=${encodeURIComponent(company)}`);
  await page
    .getByRole("link", { name: t("admin.inbox.views.spam") })
    .locator("span")
    .first()
    .waitFor();
  await page.getByRole("link", { name: t("admin.inbox.searchSpam") }).click();
  await page.getByText(t("admin.inbox.spamOnly")).waitFor();
  // Without its mark a line leaves the list of the important: the keyboard goes on at the next one.
  await page.getByRole("button", { name: t("admin.message.important"), exact: true }).click();
  await page.waitForURL(/important=yes/);
  const starOf = (name = "") =>
    page.getByRole("button", { name: t("admin.message.importantOf", { name }) });
  await starOf(names[0]).press("Enter");
  await starOf(names[0]).waitFor({ state: "detached" });
  await expect
    .poll(() => starOf(names[1]).evaluate((star) => star === document.activeElement))
    .toBe(true);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes("important"));
  const list = page.url();
  await page.getByRole("link", { name: names[0] ?? "" }).click();
  await page.getByRole("heading", { level: 1, name: names[0] ?? "" }).waitFor();
  expect(await page.getByRole("link", { name: t("admin.message.newer") }).count()).toBe(0);
  await page.getByRole("link", { name: t("admin.message.older") }).click();
  await page.getByRole("heading", { level: 1, name: names[1] ?? "" }).waitFor();
  await page.getByText(t("admin.message.heldBack")).waitFor();
  await page.getByRole("button", { name: t("admin.message.notSpam") }).click();
  await expect.poll(() => page.locator(".admin-mails > li").count()).toBe(2);
  await page.locator(".admin-sender .admin-due").waitFor();
  await page.getByRole("link", { name: t("admin.message.back") }).click();
  await page.waitForURL(list);
});

test("no screen runs over the edge at 320, 768 and 1920 px", async ({
  administrator,
  arrives,
  site,
}) => {
  const reference = await arrives(aFilling(), "de");
  const [message, mail] = await Promise.all([
    site.data
      .selectFrom("contact_message")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow(),
    site.data.selectFrom("mail").select("id").executeTakeFirstOrThrow(),
  ]);
  const withId: Record<string, string> = {
    "/admin/message": `?id=${message.id}`,
    "/admin/mail": `?id=${mail.id}`,
  };
  const { page, opens } = await administrator("de", "/admin");
  // An application is opened, at each width, where one is sent (applications.test.ts); so is an order.
  const elsewhere = ["/admin/application", "/admin/order", "/admin/preview"];
  for (const path of adminPaths.filter((path) => !elsewhere.includes(path))) {
    await opens(opened[path] ?? path + (withId[path] ?? ""));
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => widthOf(page), { message: path }).toBeLessThanOrEqual(width);
    }
  }
});

test.for(inTurn(2))(
  "on a phone in %s: the shown screen's name, who wrote, and controls for a thumb",
  async (code, { administrator, arrives }) => {
    const filling = aFilling();
    await arrives(filling, code);

    const { page, opens, t } = await administrator(code, "/admin");
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/admin/overview", "/admin/news", "/admin/audit"]) {
      await opens(path);
      await page.locator(".admin-count").waitFor();
      await expect.poll(() => isWhollySeen(page.locator(".admin-nav [aria-current]"))).toBe(true);
    }

    await opens("/admin");
    const status = page.getByLabel(t("admin.filters.status"));
    expect(await status.isVisible()).toBe(false);
    await expect.poll(() => isWhollySeen(page.locator(".admin-line").first())).toBe(true);
    await page.getByText(t("admin.filters.more"), { exact: true }).click();
    await status.selectOption("new");
    await page.waitForURL(/[?&]status=new/);
    await page.reload();
    await status.waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await opens(`/admin?q=${filling.email}`);
    expect(await status.isVisible()).toBe(false);
    await page.locator("main li").getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: filling.name }).waitFor();
    const phone = page.getByRole("link", { name: filling.number }).first();
    expect(await phone.getAttribute("href")).toBe(`tel:${filling.number.replaceAll(" ", "")}`);
    await expect.poll(() => isWhollySeen(phone)).toBe(true);
    const controls = page.locator("main :is(button, select, input, summary, .admin-link)");
    await expect.poll(() => controls.count()).toBeGreaterThan(8);
    const heights = () =>
      controls.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
      );
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  },
);

/** Whether nothing of it is outside the window, without scrolling. */
async function isWhollySeen(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  });
}

test.for([768, 1280])(
  "at %i px no table is wider than its screen, and no word of it is torn",
  async (width, { administrator, arrives, site }) => {
    await arrives(aFilling(), "de");
    const email = `ayşe.${crypto.randomUUID()}@visitor.example`;
    const capture = {
      ...{ id: email, reference: email, email, email_key: email, language: "tr" as const },
      ...{ state: "waiting" as const, wording: "Önce bir onay e-postası alırsınız." },
      ...{ created_at: Date.now(), confirmed_at: null, unsubscribed_at: null },
      ...{ confirm_token_hash: null, confirm_until: null },
    };
    await site.data.insertInto("email_capture").values(capture).execute();

    const { page, opens } = await administrator("de", "/admin");
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/admin/emails", "/admin/mails", "/admin/audit"]) {
      await opens(path);
      await page.locator(".admin-table").waitFor();
      const torn = await page.evaluate(() => {
        const main = document.querySelector(".admin-main") as HTMLElement;
        const edge = main.getBoundingClientRect().right;
        const table = document.querySelector(".admin-table") as HTMLElement;
        /** How many lines a text takes: a range has a box for each. */
        const linesOf = (cell: Element): number => {
          if (cell.firstElementChild) return linesOf(cell.firstElementChild);
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        };
        const words = [...table.querySelectorAll("td")].filter(
          (cell) => /^\p{L}+$/u.test(cell.textContent) && linesOf(cell) > 1,
        );
        return {
          over: table.getBoundingClientRect().right > edge,
          words: words.map((cell) => cell.textContent),
        };
      });
      expect({ path, ...torn }).toEqual({ path, over: false, words: [] });
    }
  },
);

test("no word of the back office is in what a visitor loads", () => {
  const client = "build/client";
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(js|html|json|data|css)$/.test(file) && !file.startsWith("assets/i18n/admin/"),
  );
  const words = languageCodes.flatMap((code) => {
    const t = adminWordsOf(code);
    return [t("admin.audit.intro"), t("admin.problem.failed"), t("admin.delivery.noAttempts")];
  });
  const holding = files.filter((file) => {
    const text = readFileSync(path.join(client, file), "utf8");
    return words.some((word) => text.includes(word));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(holding).toEqual([]);
});

test("across the border of the back office the whole document is loaded", async ({
  administrator,
}) => {
  const { page } = await administrator("en", "/admin");
  const home = page.getByRole("banner").getByRole("link").first();
  expect(await home.getAttribute("href")).toBe(localizedPath("/", "en"));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await home.click();
  await page.waitForURL((url) => url.pathname === "/en");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
});
