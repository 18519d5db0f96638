import { pdf } from "#tests/support/documents.ts";
import { noticeHeading } from "../support/entry-words.ts";
import { test } from "./admin-fixtures.ts";
import { barriersOn } from "./barriers.ts";
import { expect } from "./fixtures.ts";

const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf() };
const program = { ...cv, name: "program.pdf", buffer: Buffer.from("MZ\x90\x00") };

test.for([true, false])(
  "somebody applies with a file, after one that is not taken; JavaScript: %s",
  async (javaScriptEnabled, { comes, site }) => {
    const visitor = await comes({ javaScriptEnabled });
    visitor.expectsComplaint(/422/);
    await visitor.opens("/career/web-developer", "en");
    const t = visitor.words();
    const { page } = visitor;
    const form = page.locator('form[data-form="application"]');
    // Without a script the browser's own control shows its name.
    const look = form.locator(".file-control-look");
    const told = () => look.filter({ visible: true }).allInnerTexts();
    const button = t("forms.file.choose");
    await expect.poll(told).toEqual([`${button}\n${t("forms.file.nothing")}`]);
    const message = `I build engines, ${javaScriptEnabled}.`;
    await form.locator("[name=name]").fill("Ada Lovelace");
    await form.locator("[name=email]").fill("ada@visitor.example");
    await form.locator("[name=message]").fill(message);
    for (const file of [program, cv]) {
      await form.locator("[name=file]").setInputFiles(file);
      await expect.poll(told).toEqual(javaScriptEnabled ? [`${button}\n${file.name}`] : []);
      await form.locator("button[type=submit]").click();
      if (file === cv) break;
      const slot = form.locator('[data-error-for="file"]');
      await expect.poll(() => slot.textContent()).toBe(t("forms.errors.file.wrong_type"));
      expect(await form.locator("[name=message]").inputValue()).toBe(message);
    }
    const sent = javaScriptEnabled
      ? t("forms.application.sent")
      : noticeHeading("application-thanks", "en");
    await visitor.sees(sent);
    const stored = await site.data
      .selectFrom("job_application")
      .where("message", "=", message)
      .selectAll()
      .execute();
    expect(stored).toMatchObject([{ file_type: "application/pdf", language: "en", spam: 0 }]);
    await visitor.sees(stored[0]?.reference ?? "a reference");
    if (!javaScriptEnabled) return;
    await page.getByRole("button", { name: t("forms.application.again") }).click();
    const first = form.locator("[name=name]");
    await expect
      .poll(() => first.evaluate((element) => element === document.activeElement))
      .toBe(true);
  },
);

test("an application is read in the back office, at every width, without barriers", async ({
  administrator,
  site,
}) => {
  const { id } = await site.data
    .selectFrom("job_application")
    .select("id")
    .executeTakeFirstOrThrow();
  const { page } = await administrator("de", `/admin/application?id=${id}`);
  await page.getByText("Ada Lovelace").first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(width);
  }
});
