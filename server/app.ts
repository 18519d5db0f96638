import { Hono } from "hono";
import { logEachRequest } from "#platform/http/access-log.server.ts";
import { answerErrors } from "#platform/http/answer-errors.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { measureEachRequest } from "#platform/http/measure-requests.server.ts";
import { protectEachAnswer } from "#platform/http/security-headers.server.ts";
import { mountCalls } from "#platform/http/serve-calls.server.ts";
import { recognizeVisitor } from "#platform/http/trusted-proxy.server.ts";
import { answerPageRequest } from "./api/page-request.ts";
import type { AppParts } from "./api/parts.ts";
import { checkPermission } from "./http/check-permission.ts";
import { permissionsFor } from "./http/permissions.ts";
import { serveOwnCalls } from "./own-calls.ts";

/** Everything that no file answers. Read it as a table of contents; each address knows its methods and no others. */
export function createApp(parts: AppParts): Hono<Env> {
  const { settings, log, metrics } = parts;
  const { features, guard, whyNotReady } = parts.services;
  const { origin } = settings;
  const own = serveOwnCalls({ origin, whyNotReady, calls: features.calls });
  const calls = [...own, ...features.calls];
  const app = new Hono<Env>();

  if (metrics) app.use(measureEachRequest(metrics));
  app.use(logEachRequest(log), recognizeVisitor(settings), protectEachAnswer);
  app.use(checkPermission(features.identity.recognize, permissionsFor(calls)));
  app.onError(answerErrors(log));

  mountCalls(app, calls, {
    ...guard,
    ...features.identity,
    checkAnswers: parts.checkAnswers ?? false,
  });

  app.all("*", answerPageRequest(parts));
  return app;
}
