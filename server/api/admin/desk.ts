import type { Context } from "hono";
import type tr from "#content/replies/tr.json";
import type { Env } from "#platform/http/context.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { admitReading } from "../own-account-calls.ts";
import type { AppParts } from "../parts.ts";
import { readQuery } from "./read-query.ts";

const replyTemplates = readWords<typeof tr>("replies");

/** What the desk needs beside messages and mails. */
export function deskActions(parts: AppParts) {
  const { backOffice } = parts.services;

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
  };
}
