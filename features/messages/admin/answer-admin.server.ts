import { csvFormatOf } from "#platform/admin/write-csv.server.ts";
import { administratorOf } from "#platform/audit/keep-record.server.ts";
import { csvFile } from "#platform/http/csv-file.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import { givenKey } from "#platform/submissions/given-key.server.ts";
import type { messageCalls } from "../calls.ts";
import type { AdminParts } from "./admin-parts.server.ts";
import { createInbox } from "./inbox.server.ts";
import { createOneMessage } from "./one-message.server.ts";
import { filterOf } from "./read-filter.server.ts";
import { replyTemplates } from "./reply-templates.server.ts";

/** Without the forms of the site. */
type Own = Omit<
  typeof messageCalls,
  "POST /api/v1/Site/ContactForm/Create" | "POST /api/partners" | "POST /api/projects"
>;

/** What administrators do with messages. */
export function adminHandlers(parts: AdminParts & { sign: Sign }): Handlers<Own> {
  const inbox = createInbox(parts);
  const message = createOneMessage(parts);
  /** An answer to a change that is done, or there was nothing to change. */
  const done = async (work: Promise<boolean>) => {
    found(await work);
    return {};
  };

  return {
    "GET /api/admin/inbox": ({ by, query: { after, limit, ...asked } }) =>
      inbox.list(administratorOf(by), filterOf(asked, parts.now()), after, limit),
    "GET /api/admin/inbox/changes": ({ by, query: { since = 0, message: shown } }) =>
      inbox.changes(administratorOf(by), since, shown),
    "GET /api/admin/inbox/export": ({ c, by, query: { separator, mark, zone, ...asked } }) => {
      const [filter, format] = [
        filterOf(asked, parts.now()),
        csvFormatOf({ separator, mark, zone }),
      ];
      return csvFile(c, "messages", inbox.exportCsv(administratorOf(by), filter, format));
    },
    "GET /api/admin/message": async ({ by, query: { id } }) =>
      found(await message.open(administratorOf(by), id)),
    "GET /api/admin/message/neighbours": async ({ query: { id, ...asked } }) =>
      found(await inbox.neighbours(id, filterOf(asked, parts.now()))),
    "GET /api/admin/reply-templates": ({ query: { language = defaultLanguage.code } }) =>
      replyTemplates(language),
    "GET /api/admin/admins": parts.people,

    "POST /api/admin/message/status": ({ by, body: { id, status } }) =>
      done(message.setStatus(administratorOf(by), id, status)),
    "POST /api/admin/message/assign": async ({ by, body: { id, userId } }) => {
      const outcome = found(await message.assign(administratorOf(by), id, userId));
      if (outcome === "unknown") throw new Problem("invalid", { errors: { userId: ["unknown"] } });
      return {};
    },
    "POST /api/admin/message/note": async ({ c, by, body: { id, text } }) => {
      const writer = administratorOf(by);
      const body = JSON.stringify([id, text]);
      const key = givenKey(c, parts.sign, { scope: "note", owner: writer.id, body });
      const outcome = found(await message.addNote(writer, id, text, key));
      if (outcome === "conflict") throw new Problem("conflict");
      return {};
    },
    "POST /api/admin/message/spam": ({ by, body: { id, spam } }) =>
      done(message.setSpam(administratorOf(by), id, spam)),
    "POST /api/admin/message/read": ({ by, body: { id } }) =>
      done(message.markRead(administratorOf(by), id)),
    "POST /api/admin/message/unread": ({ by, body: { id } }) =>
      done(message.markUnread(administratorOf(by), id)),
    "POST /api/admin/message/important": ({ by, body: { id, important } }) =>
      done(message.markImportant(administratorOf(by), id, important)),
    "POST /api/admin/message/delete": ({ by, body: { id } }) =>
      done(message.remove(administratorOf(by), id)),
    "POST /api/admin/message/reply": async ({ c, by, body: { id, seen, ...written } }) => {
      const writer = administratorOf(by);
      const body = JSON.stringify([id, written]);
      const key = givenKey(c, parts.sign, { scope: "reply", owner: writer.id, body });
      if (!key) throw new Problem("malformed", { detail: "Idempotency-Key: a UUID." });
      const outcome = await message.reply(writer, id, { ...written, seen }, key);
      if (outcome === "missing") throw new Problem("not_found");
      if (outcome === "conflict") throw new Problem("conflict");
      if (outcome !== "accepted") throw new Problem("answered", outcome);
      return {};
    },
  };
}
