import type { RequestContext } from "#platform/http/context.server.ts";
import { keepOwnCookie, readOwnCookie } from "#platform/http/own-cookies.server.ts";

const cookie = "known-browser";
/** Seconds. */
const age = 180 * 24 * 60 * 60;

/** What the browser keeps since it last signed in (known-browser.server.ts); unchecked. */
export const knownBrowserOf = (c: RequestContext) => readOwnCookie(c, cookie);

/** `value`: as known-browser.server.ts writes it. */
export const keepKnownBrowser = (c: RequestContext, value: string) =>
  keepOwnCookie(c, cookie, value, age);

/** From now on the browser is a stranger's. */
export const forgetKnownBrowser = (c: RequestContext) => keepOwnCookie(c, cookie, "", 0);
