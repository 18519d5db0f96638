import { describe, expect, test } from "vitest";
import { shopOpeningFeature, shopOpeningOf } from "#features/shop-opening/feature.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { features } from "#server/features.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { addColleague, signedIn } from "../support/people.ts";
import { changeOrderText } from "../support/seeded-shop.ts";

/** Facts that could be somebody's; nobody buys without asking, so that no account is needed. */
const complete = {
  ...wholeSite,
  contact: { ...wholeSite.contact, email: "info@company.com", phone: "+90 222 000 00 00" },
  shop: { sellTo: { other: "quote" } as const },
};
const real = { SITE_ORIGIN: "https://www.company.com" };
const withFacts = {
  features: features.map((each) => (each === shopOpeningFeature ? shopOpeningOf(complete) : each)),
};

describe.each(engines)("the opening of the shop on $engine", ({ engine }) => {
  test("on this machine's own address it is open", async () => {
    const { url } = await startApi(engine);
    expect(await (await fetch(`${url}/api/shop/opening`)).json()).toEqual({ isOpen: true });
  });

  test("a public site sells once every part is confirmed, until one is taken back", async () => {
    const { server, read, change, ask } = await openBackOffice(engine, real, withFacts);
    const isOpen = async () =>
      (await (await fetch(`${server.url}/api/shop/opening`)).json()).isOpen;
    expect(await isOpen()).toBe(false);
    const opened = [];
    for (const part of ["seller", "bank", "texts"])
      opened.push(await (await change("shop-opening/confirm", { part })).json());
    expect(opened).toEqual([{ isOpen: false }, { isOpen: false }, { isOpen: true }]);
    expect(await isOpen()).toBe(true);
    expect(await read("shop-opening")).toMatchObject({ isOpen: true, isPublic: true });

    await changeOrderText(server.store, "order-contract", "Alıcı", "Müşteri");
    expect(await isOpen()).toBe(false);
    const { parts } = await read("shop-opening");
    expect(parts).toContainEqual(expect.objectContaining({ part: "texts", state: "changed" }));
    expect(await (await change("shop-opening/confirm", { part: "texts" })).json()).toEqual({
      isOpen: true,
    });

    expect((await change("shop-opening/close", { part: "texts" })).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await change("shop-opening/confirm", { part: "all" })).status).toBe(422);
    const sales = await signedIn(server, await addColleague(server.store, "sales"));
    expect((await sales.fetch("/api/admin/shop-opening")).status).toBe(403);
    expect((await ask("shop-opening")).status).toBe(200);
    const log = await server.store.read
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .execute();
    expect(log).toEqual(
      expect.arrayContaining([
        { action: "shop.confirm", subject: "bank" },
        { action: "shop.close", subject: "texts" },
      ]),
    );
  });

  test("with sample facts it stays closed, and what is missing is named", async () => {
    const { read, change } = await openBackOffice(engine, real);
    const refused = await change("shop-opening/confirm", { part: "seller" });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors.part).toContain("contact.phone");
    const { parts } = await read("shop-opening");
    expect(parts).toContainEqual(
      expect.objectContaining({ part: "seller", state: "incomplete", confirmed: null }),
    );
  });
});
