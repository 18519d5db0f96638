import type { Feature } from "#platform/feature.server.ts";
import { minute } from "#platform/http/rate-limits.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { hasSessionCookie } from "#platform/http/session-cookies.server.ts";
import { sessionCalls } from "./calls.ts";

const sessionLimit = {
  name: "session",
  points: 600,
  seconds: minute,
  reason: "asked once a page that has a form, by a whole office behind one address",
} as const;

/** Who asks, and the CSRF token that each change needs; also on a site without accounts, where nobody is signed in. */
export const sessionFeature: Feature = {
  name: "session",
  calls: sessionCalls,
  create: ({ limits, guard, identity }) => ({
    calls: serveCalls(sessionCalls, {
      "GET /api/session": async ({ c }) => {
        await limits.take([sessionLimit], guard.limitKey(c));
        const user = (await identity.recognize(c))?.user ?? null;
        if (!user && hasSessionCookie(c)) guard.changeSession(c, "");
        else guard.renewToken(c);
        return { isLoggedIn: user !== null, user };
      },
      "POST /api/logout": async ({ c }) => {
        const by = await identity.recognize(c);
        if (by) await identity.endSession(by);
        guard.changeSession(c, "");
        return {};
      },
    }),
  }),
};
