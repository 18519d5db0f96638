import { createHash } from "node:crypto";
import * as v from "valibot";
import { checkFile } from "#features/applications/check-file.server.ts";
import { fileKinds } from "#features/applications/file-kinds.ts";
import { rowId } from "#platform/admin/row-id.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { administratorOf, audit, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import type { Guard } from "#platform/http/guard.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { day, minute } from "#platform/http/rate-limits.server.ts";
import { readUpload } from "#platform/http/read-upload.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { writeOnce } from "#platform/submissions/write-once.server.ts";
import { findByKey } from "../changing/open-order.server.ts";
import { bySite, lockOrder } from "../changing/take-step.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import { fileForBuyer, messageForBuyer, messageForCompany } from "../mails/talk-mails.server.ts";
import type { Order } from "../order-tables.server.ts";
import { eraseFile, keepFile, keepMessage } from "./keep-talk.server.ts";
import { readFile, readMessages, withoutNames } from "./read-talk.server.ts";
import type { talkCalls } from "./talk-calls.ts";
import { mostFileBytes } from "./talk-limits.ts";

type Parts = BuyerMailParts &
  Pick<Platform<unknown>, "store" | "sign" | "now" | "guard" | "limits" | "onMail">;

interface Change {
  c: RequestContext;
  who: Administrator;
  /** Of the order. */
  id: string;
  action: "order.message" | "order.file";
  /** What tells a retry from something else. */
  body: object;
}

const messageLimits = [
  { name: "orderMessageMinute", points: 5, seconds: minute, reason: "each one mails the company" },
  { name: "orderMessageDay", points: 60, seconds: day, reason: "more is a call on the phone" },
] as const;

/** What both sides say and give about an order; the other side hears of it by mail, in the same transaction. */
export function talkHandlers(parts: Parts): Handlers<typeof talkCalls> {
  const { store, now, guard, limits, onMail, origin } = parts;
  const byKey = async (key: string) => found(await findByKey(parts, key)).order;

  /** An order, held, with what somebody of the company does to it; once for each key of its page. */
  async function change(
    { c, who, id, action, body }: Change,
    work: (trx: Trx, order: Order, at: number) => Promise<NewMail | undefined>,
  ): Promise<void> {
    await writeOnce(parts, { c, owner: who, scope: action, body }, async (trx, at) => {
      const order = found(await lockOrder(trx, id));
      const mail = await work(trx, order, at);
      if (!mail) return;
      await queueMail(trx, mail, at);
      await audit(trx, who, { action, subjectId: id, subject: order.reference }, at);
    });
    onMail();
  }

  return {
    "POST /api/shop/order/message": async ({ c, body }) => {
      const { order: key, text } = body;
      const { id } = await byKey(key);
      await limits.take(messageLimits, guard.limitKey(c));
      const asked = { c, owner: { id }, scope: "buyer's message", body: { text } };
      await writeOnce(parts, asked, async (trx, at) => {
        const order = found(await lockOrder(trx, id));
        if (await keepMessage(trx, id, text, bySite, at))
          await queueMail(trx, messageForCompany(order, text, origin), at);
      });
      onMail();
      return { messages: withoutNames(await readMessages(store.read, id)) };
    },

    "GET /api/shop/order/file": async ({ c, query: { order: key, id } }) =>
      send(c, found(await readFile(store.longReads, id, (await byKey(key)).id))),

    "POST /api/admin/order/message": async ({ c, by, body }) => {
      const { id, text } = body;
      const who = administratorOf(by);
      await change({ c, who, id, action: "order.message", body }, async (trx, order, at) =>
        (await keepMessage(trx, id, text, who, at))
          ? messageForBuyer(order, text, parts)
          : undefined,
      );
      return {};
    },

    "POST /api/admin/order/file": async ({ c, by, stillMay }) => {
      const { id, file, kind } = await receiveFile(c, guard, stillMay);
      const who = administratorOf(by);
      const body = { id, name: file.name, bytes: hashOf(file.bytes) };
      await change({ c, who, id, action: "order.file", body }, async (trx, order, at) =>
        fileForBuyer(order, await keepFile(trx, id, file, kind, who, at), parts),
      );
      return {};
    },

    "GET /api/admin/order/file": async ({ c, by, query: { id } }) => {
      const file = found(await readFile(store.longReads, id));
      const subject = { subjectId: file.order, subject: file.reference };
      await auditLook(parts, administratorOf(by), { action: "order.file-view", ...subject });
      return send(c, file);
    },

    "POST /api/admin/order/file/delete": async ({ by, body: { id } }) => {
      const { order, reference } = found(await readFile(store.read, id));
      await store.write(async (trx) => {
        const entry = { subjectId: order, subject: reference };
        await audit(trx, administratorOf(by), { action: "order.file-delete", ...entry }, now());
        await eraseFile(trx, id);
      });
      return {};
    },
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof readFile>>>;

/** Under the name that the company gave it; for programs that know no such names, under its order's. */
const send = (c: RequestContext, { name, type, bytes, reference }: Stored) =>
  attachment(c, `${reference}.${fileKinds[type]}`, bytes, name);

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url");

/** What is sent with `id` and `file`, looked into. @throws Problem */
async function receiveFile(c: RequestContext, guard: Guard, stillMay: () => Promise<void>) {
  await guard.admitChange(c);
  const { file, fields, isTooLarge } = await readUpload(c.req.raw, {
    control: "file",
    most: mostFileBytes,
  });
  await stillMay();
  if (isTooLarge) throw new Problem("too_large", { detail: `At most ${mostFileBytes} bytes.` });
  if (!file) throw new Problem("invalid", { errors: { file: ["required"] } });
  const kind = await checkFile(file.bytes);
  if ("wrong" in kind) throw new Problem("invalid", { errors: { file: [kind.wrong] } });
  return { id: v.is(rowId, fields.id) ? fields.id : "", file, kind };
}
