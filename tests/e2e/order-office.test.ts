import { localizedPath } from "#platform/language/localized-path.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { test } from "./admin-fixtures.ts";
import { barriersOn } from "./barriers.ts";
import { expect } from "./fixtures.ts";

test("an order is found, paid by a bank's file and led on, at 320 px too; its buyer sees it in the account", async ({
  administrator,
  site,
}) => {
  // The account that looks is the buyer's, too: its address is confirmed.
  const { reference, total } = await placeOrder(new Visitor(site.origin), {
    Email: "demo@example.com",
  });
  const { page, opens, t } = await administrator("de", "/admin/orders");
  await page.getByRole("link", { name: reference }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  // The least width at which the list is a table, and the least beside the navigation.
  for (const wide of [768, 992]) {
    await page.setViewportSize({ width: wide, height: 800 });
    await expect.poll(width, { message: `${wide} px` }).toBeLessThanOrEqual(wide);
  }

  await opens("/admin/bank-file");
  const amount = (total / 100).toFixed(2).replace(".", ",");
  const file = `Buchungstag;Verwendungszweck;Betrag;Waehrung\n22.11.2026;${reference};${amount};EUR`;
  const buffer = Buffer.from(file);
  await page.setInputFiles("[name=file]", { name: "b.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: t("admin.orders.bank.read") }).click();
  await page.getByText(t("admin.orders.bank.fits.exact")).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("button", { name: t("admin.orders.bank.book") }).click();
  await page.getByText(t("admin.orders.bank.bookedCount", { count: 1 })).waitFor();

  await opens("/admin/orders");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("link", { name: reference }).click();
  // Where it stands is read, and led on, before all that was written about it.
  const cards = page.getByRole("heading", { level: 2 });
  await expect.poll(() => cards.first().textContent()).toBe(t("admin.orders.steps"));
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await topOf(t("admin.orders.steps"))).toBeLessThan(await topOf(t("admin.orders.lines")));
  await page.getByRole("button", { name: t("admin.orders.lead.in_work") }).click();
  await page.getByRole("button", { name: t("admin.orders.lead.delivered") }).waitFor();
  // The button went with the step that it led to; who has no mouse is still where the steps are.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-labelledby")))
    .toBe("order-steps");
  const name = `${"Leistungsbeschreibung_".repeat(4)}1.pdf`;
  const pdf = Buffer.from(
    "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
  );
  await page.setInputFiles("[name=file]", { name, mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: t("admin.orders.talk.upload") }).click();
  await page.getByRole("link", { name }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await expect.poll(width).toBeLessThanOrEqual(320);

  for (const path of ["/account/order-history", "/account/projects"]) {
    await page.goto(localizedPath(path, "de"));
    await page.getByText(reference).first().waitFor();
    expect(await barriersOn(page), path).toEqual([]);
    await expect.poll(width, { message: path }).toBeLessThanOrEqual(320);
  }
});
