import type { Context } from "hono";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Env } from "./context.server.ts";
import { giveForgeryToken, readVisitorsToken, visitorIdOf } from "./forgery-cookies.server.ts";
import { Problem } from "./problem.server.ts";
import { everyPost, type RateLimits } from "./rate-limits.server.ts";
import type { BodyKind } from "./request-body.server.ts";
import { senderOf } from "./same-origin.server.ts";
import { keepSession, sessionTokenOf } from "./session-cookies.server.ts";
import { visitorGroup } from "./trusted-proxy.server.ts";

interface Parts {
  settings: { origin: string; minFillSeconds: number };
  sign: Sign;
  now: () => number;
  limits: RateLimits;
}

export type Guard = ReturnType<typeof createGuard>;

/** Lets requests in: counts them, and knows our own pages by origin and forgery token (CSRF). */
export function createGuard({ settings, sign, now, limits }: Parts) {
  const fillTime = settings.minFillSeconds * 1000;
  const parts = { sign, now, fillTime };

  const guard = {
    visitorIdOf,

    /** Under what name a visitor's points are counted: no address is kept anywhere. */
    limitKey: (c: Context<Env>): string =>
      sign(`visitor:${visitorGroup(c.get("visitor").address)}`).slice(0, 22),

    /** Which page sent the request, as far as it can be told. */
    sender: (c: Context<Env>) =>
      senderOf((name) => c.req.header(name), c.get("visitor"), settings.origin),

    /** Counts a reading call. @throws Problem `limited` */
    admitReading(c: Context<Env>): void {
      const retryAfter = limits.countReading(visitorGroup(c.get("visitor").address));
      if (retryAfter > 0) throw new Problem("limited", { retryAfter });
    },

    /** Lets a call of the page's script in that changes something. @throws Problem `limited` or `forbidden` */
    async admitChange(c: Context<Env>): Promise<{ tooFast: boolean }> {
      await limits.take([everyPost], guard.limitKey(c));
      return guard.admitPost(c, "json");
    },

    /**
     * Lets only our own pages post. A script shows the visitor's token; a plain form cannot carry one and must come
     * from our own origin. Tells whether the form was filled in faster than a person can (never known of a plain one).
     * @throws Problem `forbidden`
     */
    admitPost(c: Context<Env>, kind: BodyKind): { tooFast: boolean } {
      const from = guard.sender(c);
      if (kind === "form") {
        if (from === "ours") return { tooFast: false };
        throw new Problem("forbidden", { detail: "The form was not sent from our page." });
      }
      const token = readVisitorsToken(c, c.req.header("x-xsrf-token"), parts);
      if (from === "foreign" || !token) {
        throw new Problem("forbidden", {
          detail: "Ask /api/session for a token and send it in the header X-XSRF-TOKEN.",
        });
      }
      return { tooFast: now() - token.firstIssued < fillTime };
    },

    /** Gives the visitor a forgery token for the session that the browser is in. */
    renewToken: (c: Context<Env>): void => giveForgeryToken(c, parts, sessionTokenOf(c)),

    /**
     * From now on the browser is signed in by this session's token, empty: by none, and has a forgery token of that
     * session.
     */
    changeSession(c: Context<Env>, token: string): void {
      keepSession(c, token);
      giveForgeryToken(c, parts, token);
    },
  };
  return guard;
}
