import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localizedPath } from "#platform/language/localized-path.ts";
import { isInteractive } from "../e2e/until-interactive.ts";
import { wordsOf } from "../e2e/words.ts";
import { walkedPages } from "../support/every-page.ts";
import { type Site, startSite } from "../support/site.ts";
import { findWebkit } from "./find-webkit.ts";
import { overhear } from "./overhearing-proxy.ts";
import { startWebkit, type Webkit } from "./web-driver.ts";

const found = findWebkit();
if ("missing" in found) console.log(`Not in WebKit: ${found.missing}`);
const t = wordsOf("de");

describe.skipIf("missing" in found)("in WebKit", () => {
  let [site, proxy, webkit] = [] as unknown as [Site, Awaited<ReturnType<typeof overhear>>, Webkit];

  beforeAll(async () => {
    if ("missing" in found) return;
    site = await startSite({
      BANK_ACCOUNT_EUR: "DE89 3704 0044 0532 0130 00, COBADEFFXXX, Bank",
    });
    proxy = await overhear(Number(new URL(site.origin).port));
    webkit = await startWebkit(found.browser);
    await webkit.resize(1_280, 900);
  });
  afterAll(async () => {
    await webkit?.close();
    proxy?.close();
    await site?.close();
  });

  async function opens(path: string): Promise<void> {
    await webkit.goTo(`${proxy.origin}${path}`);
    // What the page before was still loading when it was left has failed in WebKit, and been told.
    proxy.heard.length = 0;
    await until(`return (${isInteractive})()`);
  }
  const until = (script: string) => expect.poll(() => webkit.run(script)).toBeTruthy();
  /** The first button that says this and can be seen, once there is one. WebDriver does not wait for smooth scrolling. */
  async function presses(words: string): Promise<void> {
    await until(`
        const buttons = [...document.querySelectorAll("main button")];
        const button = buttons.find(
          (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(${JSON.stringify(words)}),
        );
        button?.setAttribute("data-pressed", "");
        button?.scrollIntoView({ behavior: "instant", block: "center" });
        return !!button`);
    await webkit.click("[data-pressed]");
  }
  /** Nothing on the console, no error, nothing that the content security policy forbids. */
  const staysQuiet = () => expect(proxy.heard.splice(0)).toEqual([]);

  test.for(walkedPages)("$path in $code comes alive, as wide as its window", async (page) => {
    await opens(localizedPath(page.path, page.code));
    const { lang, over } = await webkit.run<{ lang: string; over: number }>(
      "const { lang, scrollWidth } = document.documentElement; return { lang, over: scrollWidth - innerWidth }",
    );
    expect(lang).toBe(page.code);
    expect(over).toBeLessThanOrEqual(0);
    staysQuiet();
  });

  test("the menus of the header are seen when they have opened, with motion too", async () => {
    await opens("/de");
    for (const id of ["language-menu", "theme-menu"]) {
      await webkit.click(`[popovertarget="${id}"]`);
      const menu = `document.getElementById("${id}")`;
      await until(
        `return ${menu}.getAnimations().length === 0 && getComputedStyle(${menu}).opacity === "1"`,
      );
      await webkit.click(`[popovertarget="${id}"]`);
    }
    staysQuiet();
  });

  test("columns begin on one line", async () => {
    await opens("/portfolio/masonry");
    const tops = await webkit.run<number[]>(
      `const list = document.querySelector("main .break-inside-avoid").parentElement;
         const { top } = list.getBoundingClientRect();
         const boxes = [...list.children].map((item) => item.getBoundingClientRect());
         const lefts = new Set(boxes.map(({ left }) => left));
         return [...lefts].map((left) => boxes.find((box) => box.left === left).top - top)`,
    );
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops)).toEqual(new Set([0]));
  });

  test("a message arrives", async () => {
    await opens("/de/contact");
    const fields = { name: "Greta Beispiel", email: "greta@beispiel.example" };
    const others = { number: "+49 30 123456", company: "Beispiel GmbH", message: "Aus WebKit." };
    for (const [name, value] of Object.entries({ ...fields, ...others }))
      await webkit.type(`main form [name=${name}]`, value);
    await webkit.click("main form [type=submit]");
    await expect
      .poll(() => site.data.selectFrom("contact_message").select("message").execute())
      .toEqual([{ message: "Aus WebKit." }]);
    staysQuiet();
  });

  test("from a product into the cart, and to an order", async () => {
    await opens("/de/shop/category/workshops");
    await presses(t("shop.add"));
    await until('return localStorage.getItem("cart")');
    staysQuiet();
    await opens("/de/shop/checkout");
    await until('return document.querySelector("[name=street]")');
    const buyer = { name: "Greta Beispiel", email: "greta@beispiel.example" };
    const place = { street: "Musterstraße 1", postalCode: "10115", city: "Berlin" };
    for (const [name, value] of Object.entries({ ...buyer, ...place, company: "Beispiel GmbH" }))
      await webkit.type(`[name=${name}]`, value);
    // GTK opens a list of its own, which WebDriver cannot reach.
    for (const [name, value] of Object.entries({ country: "DE", kind: "business" }))
      await webkit.run(
        `const list = document.querySelector("[name=${name}]"); list.value = "${value}"; list.dispatchEvent(new Event("change", { bubbles: true }))`,
      );
    await webkit.run('document.querySelector("[name=consentTerms]").click()');
    await presses(t("checkout.order"));
    await expect
      .poll(() => site.data.selectFrom("shop_order").select("id").execute())
      .toHaveLength(1);
    await until('return location.pathname === "/de/shop/order"');
    staysQuiet();
  });
});
