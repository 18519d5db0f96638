import { contactHeading, homeWords } from "../support/entry-words.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./hold.ts";

/** What a navigation asks for first. */
const contactPage = /\/en\/contact\.data(\?|$)/;

test("a thin green bar tells of a navigation, and goes when the page is there", async ({
  visitor,
}) => {
  const { page, context } = visitor;
  await visitor.opens("/", "en");
  const t = visitor.words();
  const release = await hold(context, contactPage);
  const menu = page.getByRole("navigation", { name: t("layout.mainMenu") });
  const bar = page.locator(".bprogress .bar");
  expect(await bar.count()).toBe(0);
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  await bar.waitFor();
  expect(
    await bar.evaluate((element) => {
      const { backgroundColor, height, position, top } = getComputedStyle(element);
      return { backgroundColor, height, position, top };
    }),
  ).toEqual({
    backgroundColor: "rgb(9, 184, 80)",
    height: "4px",
    position: "fixed",
    top: "0px",
  });
  expect(await page.locator(".bprogress .spinner").count()).toBe(0);
  release();
  await visitor.seesHeading(contactHeading("en"));
  await bar.waitFor({ state: "detached" });
});

test("a navigation that is cancelled takes the bar away", async ({ visitor }) => {
  const { page, context } = visitor;
  await visitor.opens("/", "en");
  const t = visitor.words();
  const release = await hold(context, contactPage);
  const menu = page.getByRole("navigation", { name: t("layout.mainMenu") });
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  const bar = page.locator(".bprogress .bar");
  await bar.waitFor();
  await page.getByRole("banner").getByRole("link").first().click();
  await bar.waitFor({ state: "detached" });
  await visitor.seesHeading(homeWords("en")("sections.hero.heading"));
  release();
});

test("the bar appears at every navigation, the first and those to a screen that is there already", async ({
  visitor,
}) => {
  await visitor.opens("/", "en");
  const { page } = visitor;
  const t = visitor.words();
  await page.evaluate(() => {
    const bars = document.documentElement;
    new MutationObserver((changes) => {
      const came = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches(".bprogress"));
      bars.setAttribute("data-bars", `${Number(bars.getAttribute("data-bars")) + came.length}`);
    }).observe(document.body, { childList: true });
  });
  const bars = () => page.locator("html").getAttribute("data-bars");
  const isGone = () => page.locator(".bprogress").waitFor({ state: "detached" });
  const menu = page.getByRole("navigation", { name: t("layout.mainMenu") });
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  await visitor.seesHeading(contactHeading("en"));
  await expect.poll(bars).toBe("1");
  await isGone();
  await page.goBack();
  await visitor.seesHeading(homeWords("en")("sections.hero.heading"));
  await expect.poll(bars).toBe("2");
  await isGone();
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  await visitor.seesHeading(contactHeading("en"));
  await expect.poll(bars).toBe("3");
  await isGone();
});
