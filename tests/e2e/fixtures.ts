import type { BrowserContextOptions } from "playwright-core";
import { test as base } from "vitest";
import { drawsToTheEnd, launchBrowser, strangersContext } from "#tests/support/browser.ts";
import { guardConsole } from "#tests/support/console-guard.ts";
import { startSite } from "#tests/support/site.ts";
import { startSmtpPeer } from "#tests/support/smtp-peer.ts";
import { recordFailure } from "./keep-failure.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export { expect } from "vitest";

/** Where the company's own mails go. */
export const companyAddress = "office@factory.example";

/**
 * `mailServer` and `site` live as long as a test file; every visitor is a new one, and when the test ends, each of
 * them must have had a quiet console.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(drawsToTheEnd);
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend("mailServer", { scope: "file" }, async ({}, { onCleanup }) => {
    const mailServer = await startSmtpPeer();
    onCleanup(() => mailServer.stop());
    return mailServer;
  })
  .extend("settings", { scope: "file" }, {} as Record<string, string>)
  .extend("site", { scope: "file" }, async ({ mailServer, settings }, { onCleanup }) => {
    const site = await startSite({
      SMTP_URL: mailServer.url,
      MAIL_FROM: "Software Factory <web@factory.example>",
      MAIL_TO: companyAddress,
      ...settings,
    });
    onCleanup(() => site.close());
    return site;
  })
  .extend("comes", async ({ browser, site, task }, { onCleanup }) => {
    const leaving: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      const left = await Promise.allSettled(leaving.map((leave) => leave()));
      for (const { reason } of left.filter((each) => each.status === "rejected")) throw reason;
    });
    /** A visitor with a fresh browser: `comes({ colorScheme: "dark" })`. */
    return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
      const context = await strangersContext(browser, site.origin, options);
      const guard = guardConsole(context, site.origin);
      const recording = await recordFailure(context, task);
      leaving.push(() => recording.leaves(guard.assertQuiet));
      return createVisitor(context, guard, options);
    };
  })
  .extend("visitor", async ({ comes }) => comes());
