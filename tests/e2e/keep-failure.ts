import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "playwright-core";
import type { RunnerTestCase } from "vitest";

/** Git does not see it; a run leaves there what failed, and the next run of the same test writes over it. */
const folder = "test-failures";

/**
 * Records what a person does in a browser. What `leaves` gives ends it: when the test has failed, or its page has
 * complained, trace, picture and markup are kept (`npx playwright-core show-trace test-failures/…/trace.zip`).
 */
export async function recordFailure(context: BrowserContext, test: Readonly<RunnerTestCase>) {
  // Steps, requests and messages; pictures of the page at each step would cost more than they tell.
  await context.tracing.start({ snapshots: false, screenshots: false });
  return {
    /** @throws what `assertQuiet` throws, once nothing more can come */
    async leaves(assertQuiet: () => void): Promise<void> {
      if (test.result?.state === "fail" || !isQuiet(assertQuiet))
        await keep(context, placeOf(test));
      else await context.tracing.stop();
      await context.close();
      assertQuiet();
    },
  };
}

function isQuiet(assertQuiet: () => void): boolean {
  try {
    assertQuiet();
    return true;
  } catch {
    return false;
  }
}

/** The page as it was at the end, too. A browser that is gone or hangs has none, and takes no time for it. */
async function keep(context: BrowserContext, place: string): Promise<void> {
  mkdirSync(place, { recursive: true });
  const pages = context.pages().map(async (page, index) => {
    const name = path.join(place, `page-${index + 1}`);
    await page.screenshot({ path: `${name}.png`, timeout: 5_000 });
    writeFileSync(`${name}.html`, await page.content());
  });
  await Promise.allSettled(pages);
  await context.tracing.stop({ path: path.join(place, "trace.zip") }).catch(() => {});
}

const placeOf = ({ file, name }: Readonly<RunnerTestCase>) =>
  path.join(folder, path.basename(file.name, ".test.ts"), name.replaceAll(/[^\p{L}\d]+/gu, "-"));
