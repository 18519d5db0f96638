import { expect, test } from "./fixtures.ts";

test("“Copy link” below a post copies the post's address in its language", async ({
  comes,
  site,
}) => {
  const visitor = await comes({ permissions: ["clipboard-write"] });
  const { page } = visitor;
  const path = "/blog/is-your-software-really-yours";
  await visitor.opens(path, "en");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  // No page may read the clipboard, and this one neither: somebody pastes.
  await visitor.opens("/contact", "en");
  const message = page.locator("main textarea").first();
  await message.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => message.inputValue()).toBe(`${site.publicOrigin}/en${path}`);
});
