import { expect, test } from "./fixtures.ts";

const pages = [
  "/",
  "/services/v1",
  "/en/about/v3",
  "/de/coming-soon",
  "/en/saas/v1",
  "/de/shop/grid",
];

// The first format that a browser makes takes a phone's processor 100 ms, and whoever taps then waits for it.
test.for([...pages, "/services/web-uygulamalari", "/en/shop/single/1010"])(
  "%s comes alive without a format of numbers or days",
  async (path, { comes }) => {
    const visitor = await comes({ viewport: { width: 412, height: 823 } });
    const { page } = visitor;
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ["NumberFormat", "DateTimeFormat", "ListFormat"] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(Format, args) {
              made.push(`${name} ${JSON.stringify(args)}`);
              return new (Format as new (...given: unknown[]) => object)(...args);
            },
          }),
        });
    });
    await page.goto(path);
    await visitor.waitsUntilInteractive();
    await page.mouse.wheel(0, 200);
    // What the scrolling has asked for.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  },
);
