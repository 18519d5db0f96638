import { describe, expect, test } from "vitest";
import type { Wishes } from "#features/cart/calls.ts";
import { engines, startApi } from "../support/api-server.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

interface Change {
  owner?: string;
  add?: readonly unknown[];
  remove?: readonly unknown[];
}

const send = (visitor: Visitor, { owner = "", add = [], remove = [] }: Change) =>
  call(visitor, "POST", "/api/account/wishes", { owner, add, remove });
const change = async (visitor: Visitor, wishes: Change) =>
  (await (await send(visitor, wishes)).json()) as Wishes;

describe.each(engines)("the wishlist of an account on $engine", ({ engine }) => {
  test("two browsers bring their lists together, and neither loses one", async () => {
    const server = await startApi(engine);
    const person = await addPerson(server.store);
    const [office, home] = [await signedIn(server, person), await signedIn(server, person)];
    expect(await change(office, { add: [1030, 1010] })).toEqual({
      owner: person.id,
      productIds: [1030, 1010],
    });
    const both = await change(home, { add: [2010, 1010] });
    expect(both.productIds).toEqual([1030, 1010, 2010]);
    await change(office, { owner: person.id, remove: [1010] });
    expect((await change(home, { owner: person.id })).productIds).toEqual([1030, 2010]);
  });

  test("what a browser did to somebody else's list takes nothing away", async () => {
    const server = await startApi(engine);
    const [person, other] = [await addPerson(server.store), await addPerson(server.store)];
    const visitor = await signedIn(server, person);
    await change(visitor, { add: [1030] });
    const { productIds } = await change(visitor, { owner: other.id, add: [5], remove: [1030] });
    expect(productIds).toEqual([1030, 5]);
    const stranger = await change(await signedIn(server, other), {});
    expect(stranger).toEqual({ owner: other.id, productIds: [] });
  });

  test("it is nobody's without an account, bounded, and goes with the account", async () => {
    const server = await startApi(engine);
    expect((await send(new Visitor(server.url), { add: [1] })).status).toBe(401);
    const person = await addPerson(server.store);
    const visitor = await signedIn(server, person);
    for (const add of [
      [1.5],
      [0],
      ["1030"],
      [2 ** 60],
      Array.from({ length: 501 }, (_, i) => i + 1),
    ])
      expect((await send(visitor, { add })).status, JSON.stringify(add).slice(0, 40)).toBe(422);
    for (const from of [1, 401])
      await change(visitor, { add: Array.from({ length: 400 }, (_, i) => from + i) });
    const { productIds } = await change(visitor, {});
    expect([productIds.length, productIds.at(-1)]).toEqual([500, 800]);
    const rows = () => server.store.read.selectFrom("account_wish").selectAll().execute();
    expect(await rows()).toHaveLength(500);
    await call(visitor, "POST", "/api/account/delete", { password: goodPassword });
    expect(await rows()).toEqual([]);
  });
});
