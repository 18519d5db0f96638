import { Hono } from "hono";
import { languages } from "#features/i18n/languages.ts";
import { localizedPath } from "#features/i18n/localized-path.ts";
import { newsAddress, newsPictureAddress } from "#features/news/news-answer.ts";
import { answerErrors } from "./api/answer-errors.ts";
import { handOnCall } from "./api/hand-on.ts";
import { answerHealth, answerReadiness } from "./api/health.ts";
import { contactForm, emailForm } from "./api/lead-form.ts";
import { answerNews, answerNewsPicture } from "./api/news.ts";
import { newsletterActions } from "./api/newsletter.ts";
import { answerPageRequest } from "./api/page-request.ts";
import type { AppParts } from "./api/parts.ts";
import { receiveForm } from "./api/receive-form.ts";
import { answerSession } from "./api/session.ts";
import { answerTranslationSet } from "./api/translation-set.ts";
import { logEachRequest } from "./http/access-log.ts";
import { addRoute } from "./http/add-route.ts";
import type { Env } from "./http/context.ts";
import { protectEachAnswer } from "./http/security-headers.ts";
import { recognizeVisitor } from "./http/trusted-proxy.ts";

/** Everything that no file answers. Read it as a table of contents; each address knows its methods and no others. */
export function createApp(parts: AppParts): Hono<Env> {
  const { settings, log } = parts;
  const app = new Hono<Env>();

  app.use(logEachRequest(log), recognizeVisitor(settings), protectEachAnswer);
  app.onError(answerErrors(log));

  addRoute(app, "/healthz", { GET: answerHealth });
  addRoute(app, "/readyz", { GET: answerReadiness(parts) });
  addRoute(app, "/api/session", { GET: answerSession(parts) });
  addRoute(app, contactForm.address, { POST: receiveForm(contactForm, parts) });
  addRoute(app, emailForm.address, { POST: receiveForm(emailForm, parts) });
  addRoute(app, newsAddress, { GET: answerNews(parts) });
  addRoute(app, `${newsPictureAddress}:file`, { GET: answerNewsPicture(parts) });
  if (settings.apiHost) app.all("/api/v1/Site/*", handOnCall(settings.apiHost, parts));

  const page = answerPageRequest(parts);
  for (const { code } of languages) {
    const { confirm, unsubscribe } = newsletterActions(parts, code);
    addRoute(app, localizedPath("/newsletter/confirm", code), { GET: page, POST: confirm });
    addRoute(app, localizedPath("/newsletter/unsubscribe", code), { GET: page, POST: unsubscribe });
  }
  addRoute(app, "/assets/i18n/:set{.+\\.json}", { GET: answerTranslationSet });
  app.all("*", page);
  return app;
}
