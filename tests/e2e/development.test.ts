import { spawn } from "node:child_process";
import { once } from "node:events";
import { utimesSync } from "node:fs";
import { createServer } from "node:net";
import { expect } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { aFilling } from "./contact-form-of.ts";
import { test as base } from "./fixtures.ts";
import { createVisitor } from "./visitor.ts";

/** `npm run dev`, without the install before it. Gives its address. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
const test = base.extend("workshop", async ({}, { onCleanup }) => {
  const port = String(await freePort());
  const { PATH, HOME } = process.env;
  const child = spawn("node_modules/.bin/react-router", ["dev"], {
    env: { PATH, HOME, PORT: port, DATA_DIR: temporaryFolder(), MIN_FILL_SECONDS: "0", ...noFeeds },
    stdio: "ignore",
    // Vite starts itself anew: what is ended is the group.
    detached: true,
  });
  onCleanup(async () => {
    const ended = once(child, "exit");
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      // Its first answer reads every module of the site, on a machine that may be busy with something else.
      { timeout: 120_000 },
    )
    .toBe(200);
  return origin;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

test("while developing, pages run without a complaint, the API answers, the back office asks who is there, and an edited text loads again", {
  timeout: 300_000,
}, async ({ browser, workshop }) => {
  const context = await browser.newContext({ baseURL: workshop });
  const visitor = await createVisitor(context, quiet, {});
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  // The first visit has Vite collect what it bundles ahead, and may reload the page.
  context.setDefaultTimeout(60_000);
  await visitor.opens("/contact", "en");
  await visitor.page.waitForLoadState("networkidle");
  await visitor.waitsUntilInteractive();
  await visitor.fillsIn(aFilling());
  await visitor.sendsContactForm();
  await visitor.seesToast("success");
  await visitor.page.goto("/en/admin");
  await visitor.page.waitForURL("**/en/auth/sign-in?returnUrl=*");

  await visitor.opens("/privacy", "en");
  const reloaded = visitor.page.waitForEvent("load");
  utimesSync("content/entries/legal-text/privacy.yaml", new Date(), new Date());
  await reloaded;
  await visitor.waitsUntilInteractive();

  // Entries are read from their files, stand in the menus, and load again when a file is edited.
  await visitor.opens("/blog/grid", "en");
  await visitor.waitsUntilInteractive();
  const again = visitor.page.waitForEvent("load");
  utimesSync("content/entries/page/blog-grid.yaml", new Date(), new Date());
  await again;
  await visitor.waitsUntilInteractive();
  // Menus come when something is done.
  await visitor.page.keyboard.press("Tab");
  const here = visitor.page.locator('header a[href="/en/blog/grid"][aria-current="page"]');
  await here.first().waitFor({ state: "attached" });
  await visitor.page.getByRole("main").locator("article a").first().click();
  await visitor.page.waitForURL("**/en/blog/*-*");
  await visitor.page.locator("article h1").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Vite and React speak on the console while developing. */
const quiet = { expects() {}, tolerates() {}, assertQuiet() {} };
