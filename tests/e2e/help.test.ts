import { expect, test } from "./fixtures.ts";

const useful = "POST /api/help/useful";

test("help articles are found while one types, and one says that it was useful, without a cookie", async ({
  visitor,
}) => {
  const { page, words } = visitor;
  await visitor.opens("/help/center", "en");
  await visitor.waitsUntilInteractive();
  const t = words();
  const main = page.getByRole("main");
  const articles = main.getByRole("listitem").filter({ visible: true });
  const all = await articles.count();
  const field = main.getByRole("searchbox", { name: t("help.search") });
  await field.fill("passwords sign");
  await expect.poll(() => articles.count()).toBeLessThan(4);
  await field.fill("nothing of the kind");
  await main.getByText(t("search.noneOfList")).waitFor();
  await field.fill("");
  await expect.poll(() => articles.count()).toBe(all);

  await main.getByRole("link", { name: /^Passwords/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Passwords/ }).waitFor();
  const answered = page.waitForRequest((request) => {
    return `${request.method()} ${new URL(request.url()).pathname}` === useful;
  });
  await main.getByRole("button", { name: t("help.yes"), exact: true }).click();
  await answered;
  const thanks = main.getByText(t("help.thanks")).filter({ visible: true });
  await thanks.waitFor();
  await expect
    .poll(() => thanks.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await page.context().cookies()).toEqual([]);
});

test("both work without JavaScript", async ({ comes }) => {
  const visitor = await comes({ javaScriptEnabled: false });
  const { page, words } = visitor;
  await visitor.opens("/help/center", "de");
  const t = words();
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: t("help.search") }).fill("IBAN");
  await main.getByRole("button", { name: t("search.open"), exact: true }).click();
  await expect.poll(() => visitor.address().search).toBe("?q=IBAN");
  const links = main.getByRole("listitem").filter({ visible: true }).getByRole("link");
  await expect.poll(() => links.count()).toBe(1);
  await links.click();
  await main.getByRole("button", { name: t("help.no"), exact: true }).click();
  await main.getByText(t("help.thanks")).waitFor();
  expect(visitor.address().hash).toBe("#useful-thanks");
  expect(await page.context().cookies()).toEqual([]);
});
