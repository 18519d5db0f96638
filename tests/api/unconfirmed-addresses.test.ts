import { describe, expect, test } from "vitest";
import { eraseUnconfirmed } from "#features/newsletter/erase-unconfirmed.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { Visitor } from "../support/visitor.ts";

const day = 24 * 60 * 60 * 1000;
const { keepUnconfirmedDays } = wholeSite.newsletter;

const addresses = async (store: Store) =>
  (await store.read.selectFrom("email_capture").select("email").orderBy("email").execute()).map(
    ({ email }) => email,
  );

/** What the button behind a link of the newest mail to an address answers. */
async function press(
  name: "confirm" | "unsubscribe",
  email: string,
  visitor: Visitor,
  store: Store,
) {
  const { body_text: text } = await store.read
    .selectFrom("mail")
    .select("body_text")
    .where("recipient", "=", email)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const [, link = ""] = new RegExp(`(/newsletter/${name}\\?token=[\\w.-]+)`).exec(text) ?? [];
  return (await visitor.postForm(link, "")).status;
}

describe.each(engines)("addresses that nobody confirmed on $engine", ({ engine }) => {
  test("go by their clock with their mails, and so do those taken for a machine's; all others stay", async () => {
    let now = Date.now() - 100 * day;
    const { url, store, site } = await startApi(engine, {}, { now: () => now });
    const visitor = new Visitor(url);
    const leave = async (email: string, fields: object = {}) =>
      expect((await new Visitor(url).sendEmail({ Email: email, ...fields })).status).toBe(200);
    for (const name of ["asked-again", "confirmed", "unsubscribed", "waiting"])
      await leave(`${name}@example.com`);
    await leave("machine@example.com", { Website: "x" });
    expect(await press("confirm", "confirmed@example.com", visitor, store)).toBe(303);
    expect(await press("unsubscribe", "unsubscribed@example.com", visitor, store)).toBe(303);

    now += (keepUnconfirmedDays - 1) * day;
    await leave("asked-again@example.com");
    await site.features.tidy();
    expect(await addresses(store)).toHaveLength(5);

    now += day;
    await site.features.tidy();
    const staying = ["asked-again", "confirmed", "unsubscribed"].map(
      (name) => `${name}@example.com`,
    );
    expect(await addresses(store)).toEqual(staying);
    const mails = await store.read.selectFrom("mail").select("recipient").distinct().execute();
    // Those without a recipient go to the company, which is told of confirmed ones alone.
    const recipients = mails.map(({ recipient }) => recipient).filter((email) => email !== "");
    expect(recipients.sort()).toEqual(staying);
    // The link that was mailed last still works.
    expect(await press("confirm", "asked-again@example.com", visitor, store)).toBe(303);
    now += keepUnconfirmedDays * day;
    await site.features.tidy();
    expect(await addresses(store)).toEqual(staying);
  });

  test("go where no mail could be sent, and stay where their owner is quicker than the clock", async () => {
    let now = Date.now() - 100 * day;
    const { url, store } = await startApi(engine, {}, { now: () => now });
    for (const email of ["quick@example.com", "slow@example.com"])
      await new Visitor(url).sendEmail({ Email: email });
    const never = { state: "waiting", confirm_token_hash: null, confirm_until: null } as const;
    await store.write((trx) =>
      trx.updateTable("email_capture").set(never).where("email", "=", "slow@example.com").execute(),
    );
    now += keepUnconfirmedDays * day;
    const confirmed = { state: "confirmed", confirmed_at: now } as const;
    const confirming = store.write((trx) =>
      trx
        .updateTable("email_capture")
        .set(confirmed)
        .where("email", "=", "quick@example.com")
        .execute(),
    );
    await Promise.all([confirming, eraseUnconfirmed(store, now)]);
    expect(await addresses(store)).toEqual(["quick@example.com"]);
  });
});
