import type { BrowserContext } from "playwright-core";

export interface ConsoleGuard {
  /** Says what this test provokes: a complaint that fits is no failure, and one must come. */
  expects(complaint: RegExp): void;
  /** As expects, for what may come or not. */
  tolerates(complaint: RegExp): void;
  /** @throws when something came that nobody expected, or something expected did not come */
  assertQuiet(): void;
}

/**
 * Listens to every page of a context: console messages of any level, errors, rejections that nobody handled, and
 * requests to another host.
 */
export function guardConsole(context: BrowserContext, origin: string): ConsoleGuard {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];

  context.on("console", (message) => {
    complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = webError.error();
    complaints.push(`uncaught: ${error.stack || error.message || error.name}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const stays = url.origin === origin || ["data:", "about:", "blob:"].includes(url.protocol);
    if (!stays) complaints.push(`request to another host: ${request.method()} ${url.href}`);
  });

  return {
    expects: (complaint) => {
      expected.push(complaint);
    },
    tolerates: (complaint) => {
      tolerated.push(complaint);
    },
    assertQuiet() {
      const known = [...expected, ...tolerated];
      const unexpected = complaints.filter((text) => !known.some((one) => one.test(text)));
      const missed = expected.filter((one) => !complaints.some((text) => one.test(text)));
      const lines = [...unexpected, ...missed.map((one) => `expected, but never came: ${one}`)];
      if (lines.length > 0) throw new Error(`The page complained:\n${lines.join("\n")}`);
    },
  };
}
