import { localizedPath } from "#platform/language/localized-path.ts";
import { guardConsole } from "#tests/support/console-guard.ts";
import { formAddresses } from "#tests/support/form-addresses.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { signInToDemoBackOffice } from "../support/sign-in-to-demo.ts";
import { adminWordsOf } from "./admin-words.ts";
import type { Filling } from "./contact-form-of.ts";
import { test as siteTest } from "./fixtures.ts";
import { recordFailure } from "./keep-failure.ts";
import { patience } from "./patience.ts";
import { untilInteractive } from "./until-interactive.ts";
import type { LanguageCode } from "./words.ts";

/** `administrator("de", "/admin")`: somebody who is signed in and looks at a screen of the back office; whoever signs out has a session of their own. */
export const test = siteTest
  // Signed in once a file: it is not what most tests are about, and takes a second each time.
  .extend("signedIn", { scope: "file" }, async ({ browser, site }) => {
    const context = await signInToDemoBackOffice(browser, site);
    const state = await context.storageState();
    await context.close();
    return state;
  })
  /** A message comes in, and its reference is known. How a visitor writes one is tested with the form. */
  .extend("arrives", async ({ site }) => async (filling: Filling, language: LanguageCode) => {
    const typed = { ...filling, language };
    const answer = await new Visitor(site.origin).postForm(formAddresses.contactForm, typed);
    const to = new URL(answer.headers.get("location") ?? "", site.origin);
    const reference = to.searchParams.get("reference");
    if (!reference) throw new Error(`The message was answered with ${answer.status}.`);
    return reference;
  })
  .extend("administrator", async ({ browser, site, signedIn, task }, { onCleanup }) => {
    const leaving: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const leave of leaving) await leave();
    });
    return async (code: LanguageCode, path: string, { signsOut = false } = {}) => {
      const looks = { reducedMotion: "reduce" } as const;
      const context = signsOut
        ? await signInToDemoBackOffice(browser, site, looks)
        : await browser.newContext({ baseURL: site.origin, storageState: signedIn, ...looks });
      context.setDefaultTimeout(patience);
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
        mayComplain: guard.tolerates,
        t: adminWordsOf(code),
      };
    };
  });
