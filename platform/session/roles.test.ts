import { expect, test } from "vitest";
import { holdsOneOf, isColleague, type RoleHolder } from "./roles.ts";

const customer: RoleHolder = { role: "Customer", roles: [] };
const writer: RoleHolder = { role: "Customer", roles: ["author", "sales"] };
const administrator: RoleHolder = { role: "Admin", roles: [] };

test("a role opens what is for it, an administrator's everything, and nothing else does", () => {
  expect(holdsOneOf(writer, ["publisher", "sales"])).toBe(true);
  expect(holdsOneOf(writer, ["publisher"])).toBe(false);
  // For administrators alone.
  expect(holdsOneOf(writer, [])).toBe(false);
  expect(holdsOneOf(administrator, [])).toBe(true);
  expect(holdsOneOf(customer, ["sales"])).toBe(false);
});

test("whoever has no role, or comes from a server that knew none, does not work here", () => {
  expect([writer, administrator, customer, { role: "Customer" } as const].map(isColleague)).toEqual(
    [true, true, false, false],
  );
});
