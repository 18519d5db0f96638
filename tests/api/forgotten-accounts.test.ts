import { describe, expect, test } from "vitest";
import { createSignUp } from "#features/accounts/sign-up.server.ts";
import { openSession } from "#features/accounts/user-sessions.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { addPerson } from "../support/people.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(engines)("accounts that nobody confirmed on $engine", ({ engine }) => {
  test("go after thirty days without a sign-in, with their mails; all others stay", async () => {
    let now = Date.now() - 40 * day;
    const { store, site } = await startApi(engine, {}, { now: () => now });
    const signsIn = (userId: string) =>
      store.write((trx) => openSession(trx, { userId, browser: "" }, now));
    const made = { confirmed: false };
    const gone = await addPerson(store, made, now);
    const usedOnce = await addPerson(store, made, now);
    const inUse = await addPerson(store, made, now);
    const confirmed = await addPerson(store, {}, now);
    const administrator = await addPerson(store, { ...made, role: "Admin" }, now);
    await createSignUp({
      store,
      sign: site.sign,
      origin: "https://factory.example",
      now: () => now,
      onMail() {},
    })({
      name: "Ada Lovelace",
      email: "ada@example.com",
      password: "a quiet Thursday",
      language: "en",
      spam: false,
      askedBy: "ada",
    });
    await signsIn(usedOnce.id);
    now += 29 * day;
    const fresh = await addPerson(store, made, now);
    await site.features.tidy();
    const idsOf = async () =>
      (await store.read.selectFrom("user").select("id").execute()).map(({ id }) => id);
    expect(await idsOf()).toHaveLength(7);

    await signsIn(inUse.id);
    now += 2 * day;
    await site.features.tidy();
    const left = await idsOf();
    expect(left.sort()).toEqual(
      [inUse, confirmed, administrator, fresh].map(({ id }) => id).sort(),
    );
    expect(left).not.toContain(gone.id);
    const mails = store.read.selectFrom("mail").select("id").where("kind", "like", "account%");
    expect(await mails.execute()).toEqual([]);
  });
});
