import { placeOrder } from "#tests/support/orders.ts";
import { Visitor as Client } from "#tests/support/visitor.ts";
import { barriersOn } from "./barriers.ts";
import { tabTo } from "./by-keyboard.ts";
import { test as base, expect } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";
import { scriptBytesOf } from "./walk-through.ts";
import { wordsOf } from "./words.ts";

/** A published example of an IBAN: https://www.swift.com/standards/data-standards/iban */
const settings: Record<string, string> = {
  BANK_ACCOUNT_EUR: "DE89 3704 0044 0532 0130 00, COBADEFFXXX, Beispielbank",
};
const test = base.extend("settings", { scope: "file" }, settings);

const t = wordsOf("de");
const typed = {
  name: "Greta Beispiel",
  email: "greta@beispiel.example",
  street: "Musterstraße 1",
  postalCode: "10115",
  city: "Berlin",
  company: "Beispiel GmbH",
};

/** Fills in the checkout for a business in Germany. */
async function fillsIn({ page }: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
  await page.selectOption("[name=country]", "DE");
  await page.selectOption("[name=kind]", "business");
}
const orderButton = ({ page }: Visitor) => page.getByRole("button", { name: t("checkout.order") });
const total = ({ page }: Visitor) => page.locator("[data-sum=total]").innerText();

/** The same by keyboard alone, each field after the one before it. */
async function fillsInByKeyboard({ page }: Visitor): Promise<void> {
  for (const [name, text] of [
    ...[
      ["name", typed.name],
      ["email", typed.email],
      ["country", "Deutschland"],
    ],
    ...[
      ["kind", t("checkout.business")],
      ["street", typed.street],
      ["postalCode", "10115"],
    ],
    ...[
      ["city", typed.city],
      ["company", typed.company],
    ],
  ]) {
    await tabTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(text ?? "");
  }
}

test("a guest in Germany orders by keyboard at 320 px: reload, going back, another language, another tax and a dead server lose nothing", async ({
  comes,
  mailServer,
}) => {
  const visitor = await comes({ viewport: { width: 320, height: 640 } });
  const { page } = visitor;
  const { keyboard } = page;
  const named = (role: "button" | "link", name: string) =>
    page.getByRole(role, { name, exact: true });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
  await visitor.opens("/shop/single/1030", "de");
  await tabTo(page, named("button", t("shop.addNamed", { product: "Mobile App" })));
  await keyboard.press("Enter");
  await tabTo(page, named("button", t("cart.open", { count: 1 })), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, named("link", t("cart.checkout")));
  await expect.poll(fits).toBe(true);
  await keyboard.press("Enter");
  await page.waitForURL(/\/de\/shop\/checkout$/);
  // Nobody has said where they buy: the specification's rate, in dollars.
  await expect.poll(() => total(visitor)).toMatch(/^11\.564,00\s\$$/);
  await fillsInByKeyboard(visitor);
  await expect.poll(() => total(visitor)).toMatch(/^8\.500,00\s€$/);
  const hasEverything = async () => {
    for (const [name, value] of Object.entries({ ...typed, country: "DE", kind: "business" }))
      await expect.poll(() => page.inputValue(`[name=${name}]`), { message: name }).toBe(value);
    await expect.poll(() => total(visitor)).toMatch(/^8\.500,00\s€$/);
  };
  await visitor.reloads();
  await hasEverything();
  await page.goBack();
  await visitor.seesHeading("Mobile App");
  // The cart follows what was chosen: euros, and the rate of that buyer.
  await named("button", t("cart.open", { count: 1 })).click();
  await visitor.sees(/^Der Steuersatz von 0\s% gilt/);
  await page
    .locator("dialog")
    .getByText(/^8\.500\s€$/)
    .last()
    .waitFor();
  await keyboard.press("Escape");
  await page.goForward();
  await hasEverything();
  expect(await barriersOn(page)).toEqual([]);
  await expect.poll(fits).toBe(true);

  // Where there is room, the menu of languages stands in the header itself.
  await page.setViewportSize({ width: 1280, height: 640 });
  await visitor.choosesLanguage("en", "English");
  // The form's code comes with a cart alone, and with it what was typed.
  await expect.poll(() => page.inputValue("[name=city]")).toBe("Berlin");
  await visitor.choosesLanguage("de", "Deutsch");
  await page.setViewportSize({ width: 320, height: 640 });

  await tabTo(page, orderButton(visitor));
  await keyboard.press("Enter");
  await visitor.sees(t("checkout.errors.consents"));
  await tabTo(page, page.locator("[name=consentTerms]"), "Shift+Tab");
  await keyboard.press("Space");
  await expect.poll(() => total(visitor)).toMatch(/€$/);
  const order = "**/api/v1/Shop/Order/Create";
  await page.route(order, (route) => route.abort());
  visitor.mayComplain(/ERR_FAILED/);
  await tabTo(page, orderButton(visitor));
  await keyboard.press("Enter");
  await visitor.sees(t("forms.status.offline"));
  await hasEverything();
  await page.unroute(order);
  await tabTo(page, orderButton(visitor));
  await keyboard.press("Enter");
  await page.waitForURL(/\/de\/shop\/order\?order=/);
  await visitor.sees(t("checkout.states.awaiting_payment"));
  await visitor.sees("DE89 3704 0044 0532 0130 00");
  await page.getByRole("img", { name: t("checkout.pay.code") }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await expect.poll(fits).toBe(true);
  expect(await visitor.stored("cart")).toBe('{"state":{"items":[]},"version":1}');
  const mailsTo = () => mailServer.mails.filter(({ to }) => to.includes(typed.email)).length;
  await expect.poll(mailsTo).toBe(1);
});

test("without JavaScript a product is ordered from its own form, and the sums are shown once more", async ({
  comes,
}) => {
  const visitor = await comes({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const { page } = visitor;
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
  await visitor.opens("/shop/single/1030", "de");
  expect(await fits()).toBe(true);
  await page.selectOption("[name=quantity]", "2");
  await page.getByRole("button", { name: t("shop.order"), exact: true }).click();
  await visitor.sees("2 × Mobile App");
  expect(await fits()).toBe(true);
  await fillsIn(visitor);
  await page.check("[name=consentTerms]");
  // It was the estimate that was seen: the sums of Germany come first, with everything that was typed.
  visitor.expectsComplaint(/409/);
  await orderButton(visitor).click();
  await visitor.sees(t("checkout.pricesChanged"));
  await expect.poll(() => total(visitor)).toMatch(/^17\.000,00\s€$/);
  expect(await page.inputValue("[name=street]")).toBe(typed.street);
  expect(await page.isChecked("[name=consentTerms]")).toBe(true);
  await page.locator("[data-order-texts] summary").click();
  await visitor.sees(`${typed.company} (${typed.name})`);
  expect(await fits()).toBe(true);
  await orderButton(visitor).click();
  await page.waitForURL(/\/de\/shop\/order\?order=/);
  await visitor.sees(t("checkout.states.awaiting_payment"));
  await visitor.sees("DE89 3704 0044 0532 0130 00");
  expect(await fits()).toBe(true);
});

test("with an empty cart nothing leads to steps that are not there", async ({ visitor }) => {
  const { page } = visitor;
  const steps = page.getByRole("navigation", { name: t("checkout.progress") });
  await visitor.opens("/shop/checkout", "de");
  await visitor.sees(t("cart.emptyHeading"));
  expect(await steps.isVisible()).toBe(false);
  await visitor.opens("/shop/checkout?product=1030", "de");
  await orderButton(visitor).waitFor();
  expect(await steps.getByRole("link").count()).toBe(4);
  expect(await steps.isVisible()).toBe(true);
});

test("a person in Türkiye reads the texts of their own order before it; where they fail, the link stays", async ({
  visitor,
}) => {
  const { page } = visitor;
  const say = wordsOf("tr");
  await visitor.opens("/shop/checkout?product=1030", "tr");
  // With something to order it brings its form; the rules come when it is touched (docs/performance.md).
  await page.getByRole("button", { name: say("checkout.order") }).waitFor();
  expect(await scriptBytesOf(page)).toBeLessThanOrEqual(121_000);
  // Of an empty form, the first field is gone to.
  await page.getByRole("button", { name: say("checkout.order") }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("name");
  await page.fill("[name=name]", "Ayşe Örnek");
  await page.fill("[name=city]", "Eskişehir");
  await page.selectOption("[name=country]", "TR");
  await page.selectOption("[name=kind]", "person");
  const form = page.locator("details", {
    has: page.getByRole("heading", { name: "Ön bilgilendirme formu" }),
  });
  await form.locator("summary").click();
  await expect.poll(() => form.innerText()).toContain("Ayşe Örnek");
  await expect.poll(() => total(visitor)).toBe("₺526.800,00");
  await expect.poll(() => form.innerText()).toContain("₺526.800,00");
  await visitor.sees(say("checkout.textsHere"));
  expect(await barriersOn(page)).toEqual([]);
  // What is agreed to changes what the text says of the beginning.
  const before = await form.innerText();
  await page.check("[name=consentInformation]");
  await page.check("[name=consentEarlyStart]");
  await page.check("[name=consentWithdrawalEnds]");
  await expect.poll(() => form.innerText()).not.toBe(before);
  expect(await page.isChecked("[name=consentInformation]")).toBe(true);

  await page.route("**/api/shop/texts", (route) => route.abort());
  visitor.expectsComplaint(/ERR_FAILED/);
  await page.fill("[name=city]", "Tepebaşı");
  await visitor.sees(say("checkout.textsFailed"));
  await page.locator("form a[href$='/shop/conditions']").waitFor();
  expect(await page.inputValue("[name=city]")).toBe("Tepebaşı");
});

test("where nobody may order yet, an offer is asked for, with the cart in the message", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/shop/checkout?product=1030", "de");
  await page.selectOption("[name=country]", "US");
  await page.selectOption("[name=kind]", "business");
  await page.getByRole("link", { name: t("checkout.quoteButton") }).click();
  const message = visitor.contactForm().field("message");
  await expect.poll(() => message.inputValue()).toContain("1 × Mobile App");
});

test("an order whose answer was lost is one order, pressed again or after a reload, and its page is reached", async ({
  visitor,
  site,
  mailServer,
}) => {
  const { page } = visitor;
  const email = "once@beispiel.example";
  await visitor.opens("/shop/checkout?product=1050", "de");
  await fillsIn(visitor);
  await page.fill("[name=email]", email);
  await page.check("[name=consentTerms]");
  await expect.poll(() => total(visitor)).toMatch(/^3\.100,00\s€$/);
  const order = "**/api/v1/Shop/Order/Create";
  visitor.mayComplain(/ERR_FAILED/);
  let lost = 0;
  await page.route(order, async (route) => {
    await route.fetch();
    lost++;
    await route.abort();
  });
  for (const times of [1, 2]) {
    await orderButton(visitor).click();
    await expect.poll(() => lost).toBe(times);
    await visitor.sees(t("forms.status.offline"));
  }
  await page.unroute(order);
  await visitor.reloads();
  await expect.poll(() => page.inputValue("[name=company]")).toBe(typed.company);
  await expect.poll(() => total(visitor)).toMatch(/^3\.100,00\s€$/);
  await page.check("[name=consentTerms]");
  await orderButton(visitor).click();
  await page.waitForURL(/\/de\/shop\/order\?order=/);
  await visitor.sees(t("checkout.states.awaiting_payment"));
  const orders = await site.data
    .selectFrom("shop_order")
    .select("reference")
    .where("email", "=", email)
    .execute();
  expect(orders).toHaveLength(1);
  await visitor.sees(orders[0]?.reference ?? "");
  const mailsTo = () => mailServer.mails.filter(({ to }) => to.includes(email)).length;
  await expect.poll(mailsTo).toBe(1);
});

test("whoever wants what is no longer sold, or too much of it, is told which of the two it is", async ({
  visitor,
}) => {
  visitor.expectsComplaint(/422/);
  await visitor.opens("/shop/checkout?product=999999", "de");
  await visitor.sees(t("checkout.notSold"));
  await visitor.opens("/shop/checkout?product=3020&quantity=11", "de");
  await visitor.sees(t("checkout.tooMany"));
});

test("whoever waits too long for the last pieces is told before anything is ordered, and goes on with fewer", async ({
  visitor,
  site,
}) => {
  const { page } = visitor;
  const email = "late@beispiel.example";
  await visitor.opens("/shop/checkout?product=3020&quantity=2", "de");
  await fillsIn(visitor);
  await page.fill("[name=email]", email);
  await page.check("[name=consentTerms]");
  await expect.poll(() => total(visitor)).toMatch(/^3\.100,00\s€$/);
  await visitor.seesNo(t("checkout.soldOut"));
  // Somebody else was faster.
  await site.data
    .updateTable("product_stock")
    .set({ stock: 1 })
    .where("product_id", "=", 3020)
    .execute();
  visitor.expectsComplaint(/409/);
  await orderButton(visitor).click();
  await visitor.sees(t("checkout.soldOut"));
  const orders = () =>
    site.data.selectFrom("shop_order").select("total").where("email", "=", email).execute();
  expect(await orders()).toEqual([]);
  for (const [name, value] of Object.entries({ ...typed, email, country: "DE", kind: "business" }))
    expect(await page.inputValue(`[name=${name}]`), name).toBe(value);
  expect(await page.isChecked("[name=consentTerms]")).toBe(true);
  await visitor.opens("/shop/checkout?product=3020", "de");
  await expect.poll(() => total(visitor)).toMatch(/^1\.550,00\s€$/);
  await page.check("[name=consentTerms]");
  await orderButton(visitor).click();
  await page.waitForURL(/\/de\/shop\/order\?order=/);
  expect(await orders()).toEqual([{ total: 155_000 }]);
});

test("without sums nothing is ordered: it is told, and the button asks for them again", async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.mayComplain(/ERR_FAILED/);
  const sums = "**/api/shop/sums?**";
  const asked: string[] = [];
  await page.route(sums, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const askedOfBusiness = () => asked.filter((url) => url.includes("kind=business")).length;
  await visitor.opens("/shop/checkout?product=1050", "de");
  await visitor.sees(t("forms.status.offline"));
  await fillsIn(visitor);
  await expect.poll(askedOfBusiness).toBe(1);
  await page.fill("[name=email]", "again@beispiel.example");
  await page.check("[name=consentTerms]");
  await orderButton(visitor).click();
  // The sentence stands there since the first time: what the button asked for has to fail before the server is back.
  await expect.poll(askedOfBusiness).toBe(2);
  await visitor.sees(t("forms.status.offline"));
  await page.unroute(sums);
  await orderButton(visitor).click();
  await expect.poll(() => total(visitor)).toMatch(/^3\.100,00\s€$/);
  await visitor.seesNo(t("forms.status.offline"));
  await orderButton(visitor).click();
  await page.waitForURL(/\/de\/shop\/order\?order=/);
});

test("on paper an order names its texts, and does not say that they are being loaded", async ({
  site,
  visitor,
}) => {
  const { page: address } = await placeOrder(new Client(site.origin));
  const { page } = visitor;
  await page.goto(address);
  await page.getByRole("heading", { name: t("checkout.page.texts") }).waitFor();
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("main").innerText();
  expect(printed).toContain("Verkaufsbedingungen");
  expect(printed).not.toContain(t("checkout.page.loading"));
});
