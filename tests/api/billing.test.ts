import { describe, expect, test } from "vitest";
import type { BillingAddresses } from "#features/billing/calls.ts";
import { engines, startApi } from "../support/api-server.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const path = "/api/account/billing-addresses";
const person = {
  kind: "person",
  name: "Ayşe Yılmaz",
  country: "DE",
  street: "Musterstraße 1",
  postalCode: "10115",
  city: "Berlin",
};
/** VKN and VAT id of the published examples (features/orders/rules/identities). */
const company = {
  ...person,
  kind: "business",
  company: "Örnek A.Ş.",
  country: "TR",
  city: "Eskişehir",
  region: "Tepebaşı",
  taxNumber: "012 345 6789",
  taxOffice: "İki Eylül",
};

const answerOf = async (response: Promise<Response>) =>
  (await (await response).json()) as BillingAddresses;
const add = (visitor: Visitor, address: object) => call(visitor, "POST", path, address);

describe.each(engines)("billing addresses on $engine", ({ engine }) => {
  test("addresses are kept, changed, chosen and removed", async () => {
    const server = await startApi(engine);
    const visitor = await signedIn(server, await addPerson(server.store));
    await add(visitor, person);
    const two = await answerOf(add(visitor, company));
    expect(two.addresses.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      [person.name, true],
      [person.name, false],
    ]);
    // Sent once more, by a double click.
    expect(await answerOf(add(visitor, company))).toEqual(two);
    const [first, second] = two.addresses;
    expect(second).toMatchObject({ company: "Örnek A.Ş.", taxNumber: "0123456789", vatId: "" });

    const chosen = await answerOf(call(visitor, "POST", `${path}/${second?.id}/default`));
    expect(chosen.addresses.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const asPerson = { ...company, kind: "person" };
    const changed = await answerOf(call(visitor, "PUT", `${path}/${second?.id}`, asPerson));
    expect(changed.addresses[0]).toMatchObject({ company: "", taxNumber: "", city: "Eskişehir" });
    const left = await answerOf(call(visitor, "DELETE", `${path}/${second?.id}`));
    expect(left.addresses).toEqual([{ ...first, isDefault: true }]);
    expect(await (await visitor.fetch(path)).json()).toEqual(left);
  });

  test.each([
    ["nothing", {}, { kind: ["required"] }],
    ["no company", { ...company, company: " " }, { company: ["required"] }],
    ["a wrong VKN", { ...company, taxNumber: "0123456780" }, { taxNumber: ["wrong_number"] }],
    ["no tax office", { ...company, taxOffice: "" }, { taxOffice: ["required"] }],
    [
      "a wrong VAT id",
      { ...company, country: "DE", vatId: "DE136695977" },
      { vatId: ["wrong_number"] },
    ],
    [
      "a wrong Leitweg-ID",
      { ...company, country: "DE", leitwegId: "991-01234-45" },
      { leitwegId: ["wrong_number"] },
    ],
    ["two lines", { ...person, street: "a\nb" }, { street: ["single_line"] }],
    ["a long text", { ...person, city: "a".repeat(15_000) }, { city: ["too_long"] }],
  ])("%s is refused beside its field", async (_, address, errors) => {
    const server = await startApi(engine);
    const visitor = await signedIn(server, await addPerson(server.store));
    const answer = await add(visitor, address);
    expect([answer.status, (await answer.json()).errors]).toMatchObject([422, errors]);
    expect(await (await visitor.fetch(path)).json()).toEqual({ addresses: [] });
  });

  test("they are nobody else's, bounded, and go with the account", async () => {
    const server = await startApi(engine);
    expect((await new Visitor(server.url).fetch(path)).status).toBe(401);
    const visitor = await signedIn(server, await addPerson(server.store));
    const stranger = await signedIn(server, await addPerson(server.store));
    const { addresses } = await answerOf(add(visitor, person));
    const own = `${path}/${addresses[0]?.id}`;
    expect((await call(stranger, "PUT", own, { ...person, city: "Bonn" })).status).toBe(404);
    expect((await call(stranger, "POST", `${own}/default`)).status).toBe(404);
    await call(stranger, "DELETE", own);
    expect(await (await visitor.fetch(path)).json()).toEqual({ addresses });
    for (let count = 2; count <= 20; count += 1)
      expect((await add(visitor, { ...person, city: `Ort ${count}` })).status).toBe(200);
    const refused = await add(visitor, { ...person, city: "Ort 21" });
    expect((await refused.json()).errors).toEqual({ name: ["too_many"] });
    await call(visitor, "POST", "/api/account/delete", { password: goodPassword });
    const { count } = server.store.read.fn;
    const kept = server.store.read.selectFrom("billing_address").select(count("id").as("all"));
    expect(Number((await kept.executeTakeFirstOrThrow()).all)).toBe(0);
  });
});
