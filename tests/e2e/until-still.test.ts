import { expect, test } from "./fixtures.ts";
import { untilStill } from "./until-still.ts";

test("what moves on a page that is not drawn any more is put at its end", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const { page } = visitor;
  await page.evaluate(() => {
    Object.assign(window, { requestAnimationFrame: () => 0 });
    document.body.animate({ opacity: [0, 1] }, { duration: 3_600_000, id: "an hour" });
  });
  await untilStill(page);
  const left = () => document.getAnimations().filter(({ id }) => id === "an hour").length;
  expect(await page.evaluate(left)).toBe(0);
});

test("what moves on a page that is drawn has its time", async ({ visitor }) => {
  await visitor.opens("/", "en");
  const { page } = visitor;
  await page.evaluate(() => {
    document.body.animate({ opacity: [0, 1] }, { duration: 400 });
    setTimeout(() => document.body.setAttribute("data-half-way", "reached"), 200);
  });
  await untilStill(page);
  expect(await page.locator("body").getAttribute("data-half-way")).toBe("reached");
});
