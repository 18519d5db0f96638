import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { pageHeaders } from "#platform/http/security-headers.server.ts";
import { admitReading } from "../own-account-calls.ts";
import type { AppParts } from "../parts.ts";
import { administratorOf, csvFile, found } from "./answer.ts";
import { readCsvFormat, readQuery } from "./read-query.ts";

/** A mail is shown as a document of its own that may do nothing: no script, no request, no form, no way out. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** The outbox and the list of captured addresses. */
export function mailboxActions(parts: AppParts) {
  const { mailbox, emails } = parts.services.backOffice;

  return {
    async list(c: Context<Env>) {
      admitReading(c, parts);
      const { mailState: state, after, limit } = readQuery(c, "mailState", "after", "limit");
      return c.json(await mailbox.list(administratorOf(c), { state, after }, limit));
    },

    async show(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(found(await mailbox.show(administratorOf(c), readQuery(c, "id").id)));
    },

    async body(c: Context<Env>) {
      admitReading(c, parts);
      const html = found(await mailbox.body(administratorOf(c), readQuery(c, "id").id));
      return c.html(html, 200, {
        ...pageHeaders(c.get("visitor").secure, { scripts: [], styles: [] }),
        "content-security-policy": mailPolicy,
      });
    },

    async listEmails(c: Context<Env>) {
      admitReading(c, parts);
      const {
        captureState: state,
        q,
        after,
        limit,
      } = readQuery(c, "captureState", "q", "after", "limit");
      return c.json(await emails.list(administratorOf(c), { state, q }, after, limit));
    },

    exportEmails(c: Context<Env>) {
      admitReading(c, parts);
      const { captureState: state, q } = readQuery(c, "captureState", "q");
      const lines = emails.exportCsv(administratorOf(c), { state, q }, readCsvFormat(c));
      return csvFile(c, "e-mail-list", lines);
    },
  };
}
