import { strangersContext } from "#tests/support/browser.ts";
import { guardConsole } from "#tests/support/console-guard.ts";
import { expect, test } from "./fixtures.ts";

/** What a page must not do, and what the guard says of it. */
const offences: { name: string; script: string; complaint: RegExp }[] = [
  {
    name: "an error on the console",
    script: "console.error('oh')",
    complaint: /console\.error: oh/,
  },
  { name: "a note on the console", script: "console.log('oh')", complaint: /console\.log: oh/ },
  {
    name: "an error that nobody caught",
    script: "setTimeout(() => { throw new Error('oh') })",
    complaint: /uncaught: Error: oh/,
  },
  {
    name: "a rejection that nobody handled",
    script: "void Promise.reject(new Error('oh'))",
    complaint: /uncaught: Error: oh/,
  },
  {
    name: "a request to another host",
    script: "void fetch('http://other.example/').catch(() => {})",
    complaint: /request to another host: GET http:\/\/other\.example\/|Content Security Policy/,
  },
  {
    name: "a script that the policy forbids",
    script:
      "document.body.append(Object.assign(document.createElement('script'), { text: 'oh()' }))",
    complaint: /Content Security Policy/,
  },
  {
    name: "a style that the policy forbids",
    script: "document.body.setAttribute('style', 'color: red')",
    complaint: /Content Security Policy/,
  },
];

test.for(offences)("the guard hears $name", async ({ script, complaint }, { browser, site }) => {
  const context = await strangersContext(browser, site.origin);
  const guard = guardConsole(context, site.origin);
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(script);
  await expect.poll(() => complaintsOf(guard)).toMatch(complaint);
  await context.close();
});

test("the guard misses a complaint that was announced and did not come", async ({
  browser,
  site,
}) => {
  const context = await strangersContext(browser, site.origin);
  const guard = guardConsole(context, site.origin);
  guard.expects(/never said/);
  await (await context.newPage()).goto("/");
  expect(complaintsOf(guard)).toMatch(/never said/);
  await context.close();
});

function complaintsOf(guard: ReturnType<typeof guardConsole>): string {
  try {
    guard.assertQuiet();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}
