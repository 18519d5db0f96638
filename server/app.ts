import { Hono } from "hono";
import { logEachRequest } from "#platform/http/access-log.server.ts";
import { answerErrors } from "#platform/http/answer-errors.server.ts";
import { answerPages } from "#platform/http/answer-pages.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { measureEachRequest, type RequestMetrics } from "#platform/http/measure-requests.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { protectEachAnswer } from "#platform/http/security-headers.server.ts";
import { mountCalls } from "#platform/http/serve-calls.server.ts";
import type { StaticSite } from "#platform/http/static-site.server.ts";
import { recognizeVisitor } from "#platform/http/trusted-proxy.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Settings } from "./env.ts";
import { serveOwnCalls } from "./own-calls.ts";
import type { RunningSite } from "./run-site.ts";

interface Parts {
  settings: Settings;
  site: RunningSite;
  /** The built ones; undefined in development, where Vite hands them out. */
  pages: StaticSite | undefined;
  log: Log;
  metrics?: RequestMetrics;
  /** An answer that its schema does not know fails: in development and in tests. */
  checkAnswers?: boolean;
}

/** Everything that no file answers: the calls of the features and of the server itself, and built pages. */
export function createApp(parts: Parts): Hono<Env> {
  const { settings, site, pages, log, metrics, checkAnswers = false } = parts;
  const { features, guard, whyNotReady } = site;
  const { origin } = settings;
  const own = serveOwnCalls({ origin, whyNotReady, calls: features.calls });
  const app = new Hono<Env>();

  if (metrics) app.use(measureEachRequest(metrics));
  app.use(logEachRequest(log), recognizeVisitor(settings), protectEachAnswer);
  app.onError(answerErrors(log));
  mountCalls(app, [...own, ...features.calls], { ...guard, ...features.identity, checkAnswers });
  // What is no call, nobody may ask.
  app.all("/api/*", () => {
    throw new Problem("not_found");
  });
  app.all("*", answerPages(pages, features.fillPage, features.whyNotReady));
  return app;
}
