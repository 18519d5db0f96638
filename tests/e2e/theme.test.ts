import { expect, test } from "./fixtures.ts";
import { storedRubbish } from "./stored-rubbish.ts";
import { watchFrames } from "./watch-frames.ts";

const key = "booking-theme";

test.for(["light", "dark"] as const)(
  "a first visit saves and shows the system's %s",
  async (colorScheme, { comes }) => {
    const visitor = await comes({ colorScheme });
    await visitor.opens("/");
    expect(await visitor.stored(key)).toBe(colorScheme);
    expect(await visitor.theme()).toBe(colorScheme);
  },
);

test("a choice is shown at once, saved, and still there after a reload", async ({ visitor }) => {
  await visitor.opens("/contact", "en");
  await visitor.choosesTheme("dark");
  await expect.poll(visitor.theme).toBe("dark");
  await expect.poll(() => visitor.stored(key)).toBe("dark");
  await visitor.reloads();
  expect(await visitor.theme()).toBe("dark");
  await visitor.choosesTheme("light");
  await expect.poll(visitor.theme).toBe("light");
});

test("auto follows the system, also while the page is open", async ({ comes }) => {
  const visitor = await comes({ colorScheme: "dark" });
  await visitor.opens("/", "de");
  await visitor.choosesTheme("auto");
  await expect.poll(() => visitor.stored(key)).toBe("auto");
  expect(await visitor.theme()).toBe("dark");
  await visitor.page.emulateMedia({ colorScheme: "light" });
  await expect.poll(visitor.theme).toBe("light");
  await visitor.reloads();
  expect(await visitor.theme()).toBe("light");
});

test("the button of middle screens shows the theme that is seen, also on a first visit in the dark", async ({
  comes,
}) => {
  const visitor = await comes({ colorScheme: "dark", viewport: { width: 768, height: 900 } });
  await visitor.opens("/", "en");
  const button = visitor.page.getByRole("button", { name: visitor.words()("layout.darkTheme") });
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  await button.click();
  await expect.poll(visitor.theme).toBe("light");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
});

test("where the system forces its colours, a choice still looks like one", async ({ comes }) => {
  const { opens, page } = await comes({ forcedColors: "active" });
  await opens("/contact/v2", "de");
  const marks = await page.locator("main select").evaluateAll((selects) =>
    selects.map((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select);
      return appearance !== "none" || backgroundImage !== "none";
    }),
  );
  expect(marks).toEqual([true, true, true, true]);
});

test("another tab follows", async ({ visitor }) => {
  await visitor.opens("/");
  const tab = await visitor.context.newPage();
  await tab.goto("/contact");
  // A page in the background is drawn once a second.
  await visitor.page.bringToFront();
  await visitor.choosesTheme("dark");
  await expect.poll(() => tab.locator("html").getAttribute("data-bs-theme")).toBe("dark");
});

test.for(["/", "/contact", "/newsletter/thanks"])(
  "%s never flashes in the wrong theme",
  async (path, { visitor }) => {
    await visitor.opens("/");
    await visitor.choosesTheme("dark");
    const framesShown = await watchFrames(visitor.page);
    for (const language of ["tr", "de"] as const) await visitor.opens(path, language);
    const frames = await framesShown();
    expect(frames.length).toBeGreaterThan(0);
    expect([...new Set(frames.map(({ theme }) => theme))]).toEqual(["dark"]);
    expect([...new Set(frames.map(({ background }) => background))]).toHaveLength(1);
  },
);

test("rubbish in the storage is replaced by the system's theme", async ({ comes }) => {
  const visitor = await comes({ colorScheme: "dark" });
  await visitor.opens("/");
  for (const rubbish of storedRubbish) {
    await visitor.page.evaluate((text) => localStorage.setItem("booking-theme", text), rubbish);
    await visitor.reloads();
    expect(await visitor.theme(), rubbish).toBe("dark");
    expect(await visitor.stored(key), rubbish).toBe("dark");
  }
});
