import type { Context } from "hono";
import { changeSchemas } from "#platform/admin/change-schemas.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { csvFile } from "#platform/http/csv-file.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { givenKey } from "#platform/submissions/given-key.server.ts";
import { admitReading } from "../own-account-calls.ts";
import type { AppParts } from "../parts.ts";
import { administratorOf, found } from "./answer.ts";
import { readChange } from "./read-change.ts";
import { readCsvFormat, readMessageFilter, readQuery } from "./read-query.ts";

/** The contact messages and what is done with them. */
export function inboxActions(parts: AppParts) {
  const { inbox, message } = parts.services.backOffice;
  const filterOf = (c: Context<Env>) => readMessageFilter(c, parts.services.now());

  return {
    async list(c: Context<Env>) {
      admitReading(c, parts);
      const { after, limit } = readQuery(c, "after", "limit");
      return c.json(await inbox.list(administratorOf(c), filterOf(c), after, limit));
    },

    async changes(c: Context<Env>) {
      admitReading(c, parts);
      const { since = 0, message: shown } = readQuery(c, "since", "message");
      return c.json(await inbox.changes(administratorOf(c), since, shown));
    },

    exportCsv(c: Context<Env>) {
      admitReading(c, parts);
      const [filter, format] = [filterOf(c), readCsvFormat(c)];
      return csvFile(c, "messages", inbox.exportCsv(administratorOf(c), filter, format));
    },

    async open(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(found(await message.open(administratorOf(c), readQuery(c, "id").id)));
    },

    async neighbours(c: Context<Env>) {
      admitReading(c, parts);
      const { id } = readQuery(c, "id");
      return c.json(found(await inbox.neighbours(id, filterOf(c))));
    },

    async setStatus(c: Context<Env>) {
      const { id, status } = await readChange(c, parts, changeSchemas.status);
      found(await message.setStatus(administratorOf(c), id, status));
      return c.json({});
    },

    async assign(c: Context<Env>) {
      const { id, userId } = await readChange(c, parts, changeSchemas.assign);
      const done = found(await message.assign(administratorOf(c), id, userId));
      if (done === "unknown") throw new Problem("invalid", { errors: { userId: ["unknown"] } });
      return c.json({});
    },

    async addNote(c: Context<Env>) {
      const { id, text } = await readChange(c, parts, changeSchemas.note);
      found(await message.addNote(administratorOf(c), id, text));
      return c.json({});
    },

    async setSpam(c: Context<Env>) {
      const { id, spam } = await readChange(c, parts, changeSchemas.spam);
      found(await message.setSpam(administratorOf(c), id, spam));
      return c.json({});
    },

    async markRead(c: Context<Env>) {
      const { id } = await readChange(c, parts, changeSchemas.one);
      found(await message.markRead(administratorOf(c), id));
      return c.json({});
    },

    async markUnread(c: Context<Env>) {
      const { id } = await readChange(c, parts, changeSchemas.one);
      found(await message.markUnread(administratorOf(c), id));
      return c.json({});
    },

    async remove(c: Context<Env>) {
      const { id } = await readChange(c, parts, changeSchemas.one);
      found(await message.remove(administratorOf(c), id));
      return c.json({});
    },

    async reply(c: Context<Env>) {
      const { id, seen, ...written } = await readChange(c, parts, changeSchemas.reply);
      const owner = administratorOf(c).id;
      const body = JSON.stringify([id, written]);
      const key = givenKey(c, parts.services.sign, { scope: "reply", owner, body });
      if (!key) throw new Problem("malformed", { detail: "Idempotency-Key: a UUID." });
      const outcome = await message.reply(administratorOf(c), id, { ...written, seen }, key);
      if (outcome === "missing") throw new Problem("not_found");
      if (outcome === "conflict") throw new Problem("conflict");
      if (outcome !== "accepted") throw new Problem("answered", outcome);
      return c.json({});
    },
  };
}
