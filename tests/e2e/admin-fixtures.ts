import { localizedPath } from "#platform/language/localized-path.ts";
import { guardConsole } from "#tests/support/console-guard.ts";
import { signInToDemoBackOffice } from "../../scripts/dashboard/open-demo-back-office.ts";
import { adminWordsOf } from "./admin-words.ts";
import { test as siteTest } from "./fixtures.ts";
import { recordFailure } from "./keep-failure.ts";
import { untilInteractive } from "./until-interactive.ts";
import type { LanguageCode } from "./words.ts";

/** `administrator("de", "/admin")`: somebody who is signed in and looks at a screen of the back office. */
export const test = siteTest.extend(
  "administrator",
  async ({ browser, site, task }, { onCleanup }) => {
    const leaving: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const leave of leaving) await leave();
    });
    return async (code: LanguageCode, path: string) => {
      const context = await signInToDemoBackOffice(browser, site, { reducedMotion: "reduce" });
      context.setDefaultTimeout(20_000);
      const guard = guardConsole(context, site.origin);
      guard.tolerates(/preloaded using link preload but not used/);
      const recording = await recordFailure(context, task);
      leaving.push(() => recording.leaves(guard.assertQuiet));
      const page = await context.newPage();
      const opens = async (bare: string) => {
        const response = await page.goto(localizedPath(bare, code));
        await untilInteractive(page);
        await page.locator("#content h1:not(.sr-only)").waitFor();
        return response;
      };
      const response = await opens(path);
      return {
        page,
        context,
        opens,
        response,
        expectsComplaint: guard.expects,
        t: adminWordsOf(code),
      };
    };
  },
);
