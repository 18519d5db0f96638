import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { pageHeaders } from "#platform/http/security-headers.server.ts";
import { admitReading } from "../own-account-calls.ts";
import type { AppParts } from "../parts.ts";
import { administratorOf, found } from "./answer.ts";
import { readQuery } from "./read-query.ts";

/** A mail is shown as a document of its own that may do nothing: no script, no request, no form, no way out. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** The outbox. */
export function mailboxActions(parts: AppParts) {
  const { mailbox } = parts.services.backOffice;

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
  };
}
