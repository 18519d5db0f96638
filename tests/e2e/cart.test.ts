import type { LanguageCode } from "#platform/language/languages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { seededProduct, seededProducts } from "../support/seeded-shop.ts";
import { barriersInBothThemes } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import { storedRubbish } from "./stored-rubbish.ts";
import type { Visitor } from "./visitor.ts";
import { languageCodes, wordsOf } from "./words.ts";

const [website, shop] = [seededProduct(1010), seededProduct(1020)];

/** The shop as a visitor uses it, found by what it says. */
function shopOf({ page, words }: Visitor, code: LanguageCode) {
  const t = words();
  const panel = page.getByRole("dialog", { name: t("cart.title") });
  const named = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    t,
    panel,
    cartButton: (count: number) => named(t("cart.open", { count })),
    addButton: (product: typeof shop) => named(t("shop.addNamed", { product: product.name[code] })),
    heart: (product: typeof shop) => named(t("shop.wish", { product: product.name[code] })),
    quantity: (product: typeof shop) =>
      panel.getByRole("combobox", { name: t("cart.quantity", { product: product.name[code] }) }),
    removeButton: (product: typeof shop) =>
      panel.getByRole("button", { name: t("cart.removeNamed", { product: product.name[code] }) }),
    toast: (text: string) => page.locator(".Toastify__toast").filter({ hasText: text }),
  };
}

/** Whole dollars as the page's language writes them. */
const money = (code: LanguageCode, dollars: number) =>
  new Intl.NumberFormat(languageOf(code).locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(dollars);

test.for(languageCodes)(
  "a product goes into the cart and out again, %s",
  async (code, { visitor }) => {
    await visitor.opens("/shop/grid", code);
    const { t, panel, ...find } = shopOf(visitor, code);
    const product = shop.name[code];
    await find.addButton(shop).click();
    await find.toast(t("cart.added", { product })).waitFor();
    await find.toast(t("cart.added", { product })).waitFor({ state: "detached" });

    await find.cartButton(1).click();
    await panel.getByRole("heading", { name: product }).waitFor();
    await find.quantity(shop).selectOption("03");
    await expect.poll(() => panel.innerText()).toContain(money(code, 20_250));
    await visitor.reloads();
    await find.cartButton(3).click();
    await expect.poll(() => find.quantity(shop).inputValue()).toBe("3");

    await find.removeButton(shop).click();
    const removed = t("cart.removed", { product });
    await find.toast(removed).waitFor();
    expect(await find.toast(removed).getAttribute("class")).toContain("Toastify__toast--error");
    await expect.poll(() => panel.getByRole("status").textContent()).toBe(removed);
    const empty = panel.getByRole("link", { name: t("cart.emptyButton") });
    expect(await empty.getAttribute("href")).toBe(localizedPath("/shop/grid", code));
    await visitor.page.keyboard.press("Escape");
    await find.cartButton(0).waitFor();
  },
);

test("what an address asks about goes into the message: below what was typed, once, in the page's language, and out again", async ({
  visitor,
}) => {
  const message = () => visitor.contactForm().field("message").inputValue();
  const product = (code: LanguageCode) => `1 × ${shop.name[code]}: ${money(code, 6_750)}`;
  await visitor.opens("/contact", "en");
  await visitor.fillsIn({ message: "Hello." });
  await visitor.opens("/contact?product=1020", "en");
  const t = wordsOf("en");
  await visitor.sees(t("enquiry.placed"));
  await expect.poll(message).toContain(product("en"));
  const placed = await message();
  expect(placed.startsWith(`Hello.\n\n${t("enquiry.order")}\n`)).toBe(true);
  await expect.poll(() => visitor.address().search).toBe("");
  await expect.poll(() => visitor.contactForm().form.evaluate(isInView)).toBe(true);

  await visitor.reloads();
  await expect.poll(message).toBe(placed);
  await visitor.choosesLanguage("de", "Deutsch");
  const german = wordsOf("de");
  await expect.poll(message).toContain(`Hello.\n\n${german("enquiry.order")}\n`);
  await expect.poll(message).toContain(product("de"));
  expect(await message()).not.toContain(t("enquiry.order"));

  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  await button(german("enquiry.takeOut")).click();
  await expect.poll(message).toBe("Hello.");
  await button(german("enquiry.putBack")).click();
  await visitor.reloads();
  await expect.poll(message).toContain(product("de"));
});

/** Whether an element begins within the window. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}

test("a link to a product that is sold out asks for a date, whoever fills in the page", async ({
  comes,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await comes({ javaScriptEnabled });
    await visitor.opens("/contact?product=3030,<b>,999", "en");
    const { field } = visitor.contactForm();
    const message = () => field("message").inputValue();
    await expect.poll(message).toContain(wordsOf("en")("enquiry.date"));
    const [question, , ...lines] = (await message()).split("\n");
    expect(question).toBe(wordsOf("en")("enquiry.date"));
    expect(lines).toHaveLength(1);
  }
});

test("the cart as a page: sums, another quantity, gone; without JavaScript it says what to do", async ({
  visitor,
  comes,
}) => {
  await visitor.opens("/shop/single/1020", "en");
  const { t, addButton, cartButton, toast } = shopOf(visitor, "en");
  await addButton(shop).click();
  await cartButton(1).waitFor();
  await visitor.opens("/shop/cart", "en");
  const main = visitor.page.getByRole("main");
  const quantity = main.getByRole("combobox", {
    name: t("cart.quantity", { product: shop.name.en }),
  });
  await quantity.selectOption("02");
  await expect.poll(() => main.innerText()).toContain(money("en", 15_930));
  await main
    .getByRole("button", { name: t("cart.removeNamed", { product: shop.name.en }) })
    .click();
  await toast(t("cart.removed", { product: shop.name.en })).waitFor();
  await main.getByText(t("cart.emptyHeading")).waitFor();
  const focused = visitor.page.locator(":focus");
  await expect.poll(() => focused.textContent()).toBe(t("cart.title"));

  const plain = await comes({ javaScriptEnabled: false });
  await plain.opens("/shop/cart", "en");
  await plain.sees(t("cart.withoutScript"));
});

test("the removal's toast lies above the panel", async ({ visitor }) => {
  await visitor.opens("/shop/grid", "en");
  const { t, ...find } = shopOf(visitor, "en");
  await find.addButton(shop).click();
  await find.cartButton(1).click();
  await find.removeButton(shop).click();
  const toast = find.toast(t("cart.removed", { product: shop.name.en }));
  await toast.waitFor();
  const layer = visitor.page.locator(".toast-layer");
  expect(await layer.evaluate((element) => element.matches(":popover-open"))).toBe(true);
});

test("the cart survives the language and is counted in every tab", async ({ visitor }) => {
  await visitor.opens("/shop/grid", "en");
  const tab = await visitor.context.newPage();
  await tab.goto("/en/contact");
  await shopOf(visitor, "en").addButton(website).click();
  const t = wordsOf("en");
  await tab.getByRole("button", { name: t("cart.open", { count: 1 }), exact: true }).waitFor();
  await tab.close();
  await visitor.choosesLanguage("de", "Deutsch");
  const { cartButton, panel } = shopOf(visitor, "de");
  await cartButton(1).click();
  await panel.getByRole("heading", { name: website.name.de }).waitFor();
});

test("panel and products are loaded when they are wanted, not with the page", async ({
  visitor,
}) => {
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(request.url()));
  await visitor.opens("/", "en");
  await visitor.page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /cart-panel|product/.test(url))).toEqual([]);
  const { cartButton, panel } = shopOf(visitor, "en");
  await cartButton(0).click();
  await panel.waitFor();
  expect(asked.some((url) => url.includes("cart-panel"))).toBe(true);
});

test("the keyboard opens the cart, stays in it and comes back", async ({ visitor }) => {
  await visitor.opens("/shop/grid", "en");
  const { cartButton, addButton, panel } = shopOf(visitor, "en");
  await addButton(shop).click();
  await cartButton(1).focus();
  await visitor.page.keyboard.press("Enter");
  await panel.waitFor();
  const inPanel = () =>
    visitor.page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest("dialog") !== null;
    });
  for (let stop = 0; stop < 8; stop += 1) {
    expect(await inPanel()).toBe(true);
    await visitor.page.keyboard.press("Tab");
  }
  await visitor.page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  const focused = visitor.page.locator(":focus");
  await expect.poll(() => focused.getAttribute("aria-haspopup")).toBe("dialog");
});

test("a click outside closes the panel", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const { cartButton, panel } = shopOf(visitor, "en");
  await cartButton(0).click();
  await panel.waitFor();
  await visitor.page.mouse.click(100, 400);
  await panel.waitFor({ state: "hidden" });
});

test("the wishlist keeps what is marked and shows it alone", async ({ visitor }) => {
  await visitor.opens("/shop/grid", "en");
  const { t, heart } = shopOf(visitor, "en");
  await heart(website).click();
  await expect.poll(() => heart(website).getAttribute("aria-pressed")).toBe("true");
  await visitor.reloads();
  await expect.poll(() => heart(website).getAttribute("aria-pressed")).toBe("true");
  await visitor.page.getByRole("button", { name: t("shop.saved", { count: 1 }) }).click();
  await expect.poll(() => visitor.page.getByRole("article").count()).toBe(1);
  await heart(website).click();
  await expect
    .poll(() => visitor.stored("wishlist"))
    .toBe('{"state":{"productIds":[]},"version":1}');
});

test("a shelf is shown alone, all again, and by price: each at an address, without JavaScript too", async ({
  comes,
}) => {
  const visitor = await comes({ javaScriptEnabled: false });
  await visitor.opens("/shop/grid", "en");
  const main = visitor.page.getByRole("main");
  const articles = main.getByRole("article");
  const ways = (name: string) => main.getByRole("link", { name, exact: true });
  expect(await articles.count()).toBe(seededProducts().length);
  await ways("Support plans").click();
  await visitor.page.waitForURL("**/en/shop/category/support");
  expect(await ways("Support plans").getAttribute("aria-current")).toBe("page");
  expect(await articles.count()).toBe(3);
  // In an order stand all of them: from a shelf, a way there would leave the shelf.
  expect(await ways("Lowest price first").count()).toBe(0);
  await ways("All").click();
  await visitor.page.waitForURL("**/en/shop/grid");
  await ways("Lowest price first").click();
  await visitor.page.waitForURL("**/en/shop/grid/lowest-price");
  expect(await articles.count()).toBe(seededProducts().length);
  const cheapest = await articles.first().getByRole("heading").textContent();
  expect(cheapest).toBe(seededProduct(3010).name.en);
});

test("rubbish in the storage is an empty cart", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const rubbish = [...storedRubbish, '{"state":{"items":[{"productId":1010}]},"version":1}'];
  for (const stored of rubbish) {
    await visitor.page.evaluate((value) => {
      localStorage.setItem("cart", value);
      localStorage.setItem("wishlist", value);
    }, stored);
    await visitor.reloads();
    await shopOf(visitor, "en").cartButton(0).waitFor();
  }
  await visitor.opens("/shop/grid", "en");
  await shopOf(visitor, "en").addButton(shop).click();
  await shopOf(visitor, "en").cartButton(1).waitFor();
});

test.for(languageCodes)(
  "without JavaScript the shop is a catalogue, %s",
  async (code, { comes }) => {
    const visitor = await comes({ javaScriptEnabled: false });
    await visitor.opens("/shop/grid", code);
    const t = wordsOf(code);
    const main = visitor.page.getByRole("main");
    for (const { name } of seededProducts()) {
      await main.getByRole("heading", { name: name[code], exact: true }).waitFor();
    }
    await visitor.sees(money(code, 2_900));
    expect(await main.getByRole("button").count()).toBe(0);
    const cartButton = visitor.page.getByRole("button", { name: t("cart.open", { count: 0 }) });
    expect(await cartButton.count()).toBe(0);
    const order = main.getByRole("link", { name: t("shop.order") }).first();
    const [first] = seededProducts();
    expect(await order.getAttribute("href")).toBe(
      localizedPath(`/shop/checkout?product=${first?.id}`, code),
    );
    await order.click();
    await visitor.sees(`1 × ${first?.name[code]}`);
  },
);

test("the open cart is without barriers", async ({ comes }) => {
  const visitor = await comes({ reducedMotion: "reduce" });
  await visitor.opens("/shop/grid", "de");
  const { cartButton, addButton, panel, removeButton } = shopOf(visitor, "de");
  await addButton(shop).click();
  await cartButton(1).click();
  await panel.waitFor();
  // A page has one head and one foot.
  for (const place of ["banner", "contentinfo"] as const)
    expect(await panel.getByRole(place).count()).toBe(0);
  expect(await barriersInBothThemes(visitor.page)).toEqual([]);
  await removeButton(shop).click();
  expect(await barriersInBothThemes(visitor.page)).toEqual([]);
});

test("a card with a row to itself stands sideways, the others upright", async ({ comes }) => {
  const visitor = await comes({ viewport: { width: 768, height: 900 } });
  await visitor.opens("/shop/grid", "de");
  const cards = await visitor.page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const [picture, text] = [article.querySelector("svg"), article.querySelector("h3")];
      const { width } = article.getBoundingClientRect();
      const right = picture?.getBoundingClientRect().right ?? 0;
      return { isWide: width > 400, isSideways: (text?.getBoundingClientRect().left ?? 0) > right };
    }),
  );
  expect(cards.filter(({ isWide }) => isWide)).toHaveLength(2);
  for (const { isWide, isSideways } of cards) expect(isSideways).toBe(isWide);
});

test("the shop and its cart fit a screen of 320 px", async ({ comes }) => {
  const visitor = await comes({ viewport: { width: 320, height: 640 } });
  for (const code of languageCodes) {
    await visitor.opens("/shop/grid", code);
    const { addButton, panel } = shopOf(visitor, code);
    const width = () => visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), code).toBeLessThanOrEqual(320);
    if ((await visitor.stored("cart")) === null) await addButton(shop).click();
    await shopOf(visitor, code).cartButton(1).click();
    expect(await panel.evaluate((element) => element.scrollWidth), code).toBeLessThanOrEqual(320);
  }
});
