import type { Context } from "hono";
import type tr from "#content/replies/tr.json";
import { changeSchemas } from "#platform/admin/change-schemas.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { admitReading } from "../own-account-calls.ts";
import type { AppParts } from "../parts.ts";
import { administratorOf, found } from "./answer.ts";
import { readChange } from "./read-change.ts";
import { readQuery } from "./read-query.ts";

const replyTemplates = readWords<typeof tr>("replies");

/** What the desk needs beside messages and mails. */
export function deskActions(parts: AppParts) {
  const { backOffice } = parts.services;
  const { news } = backOffice;

  return {
    replyTemplates(c: Context<Env>) {
      admitReading(c, parts);
      const { language = defaultLanguage.code } = readQuery(c, "language");
      return c.json(replyTemplates[language]);
    },

    async administrators(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(await backOffice.administrators());
    },

    news(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(news.show());
    },

    async hideNews(c: Context<Env>) {
      const { id, hidden } = await readChange(c, parts, changeSchemas.hide);
      found(await news.curate(administratorOf(c), id, { hidden: hidden ? 1 : 0 }));
      return c.json({});
    },

    async pinNews(c: Context<Env>) {
      const { id, pinned } = await readChange(c, parts, changeSchemas.pin);
      found(await news.curate(administratorOf(c), id, { pinned: pinned ? 1 : 0 }));
      return c.json({});
    },

    async refreshNews(c: Context<Env>) {
      const { language } = await readChange(c, parts, changeSchemas.refresh);
      await news.refresh(language);
      return c.json({});
    },

    async overview(c: Context<Env>) {
      admitReading(c, parts);
      const { days } = readQuery(c, "days");
      return c.json({ ...(await backOffice.overview(days)), feeds: news.feeds() });
    },

    async audit(c: Context<Env>) {
      admitReading(c, parts);
      const { after, limit } = readQuery(c, "after", "limit");
      return c.json(await backOffice.audit(after, limit));
    },
  };
}
