import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const tokenOf = (visitor: Visitor) => visitor.cookies.get("XSRF-TOKEN") ?? "";
/** A call that changes something, with a given token. */
const change = async (visitor: Visitor, token: string, path = "/api/account/sessions") => {
  const headers = { "content-type": "application/json", "x-xsrf-token": token };
  return (await visitor.fetch(path, { method: "DELETE", headers, body: "{}" })).status;
};

test("signing in renews the forgery token; the one from before is worth nothing afterwards", async () => {
  const { url, store } = await startApi();
  const { email } = await addPerson(store);
  const visitor = new Visitor(url);
  await visitor.openSession();
  const before = new Map(visitor.cookies);
  const answer = await visitor.postJson("/api/login", { email, password: goodPassword });
  expect(answer.headers.get("x-token-ready-in")).toBe("0.000");
  expect(tokenOf(visitor)).not.toBe(before.get("XSRF-TOKEN"));
  expect(await change(visitor, before.get("XSRF-TOKEN") ?? "")).toBe(403);
  expect(await change(visitor, tokenOf(visitor))).toBe(200);

  // Not even where somebody planted both cookies of the time before.
  visitor.cookies.set("visitor", before.get("visitor") ?? "");
  expect(await change(visitor, before.get("XSRF-TOKEN") ?? "")).toBe(403);
});

test("another password and signing out renew it too; asking for one keeps it of use", async () => {
  const server = await startApi();
  const visitor = await signedIn(server, await addPerson(server.store));
  await visitor.openSession();
  const first = tokenOf(visitor);
  expect(await change(visitor, first)).toBe(200);
  await call(visitor, "POST", "/api/account/password", {
    password: goodPassword,
    newPassword: "another evening",
  });
  expect(await change(visitor, first)).toBe(403);
  const second = tokenOf(visitor);
  expect(await change(visitor, second)).toBe(200);
  await call(visitor, "POST", "/api/logout");
  const message = (token: string) =>
    visitor.sendEmail({ Email: "a@example.com" }, { headers: { "x-xsrf-token": token } });
  expect((await message(second)).status).toBe(403);
  expect((await message(tokenOf(visitor))).status).toBe(200);
});

test("the time in which a form was filled in begins before the sign-in", async () => {
  let now = Date.now();
  const { url, store } = await startApi("SQLite", { MIN_FILL_SECONDS: "3" }, { now: () => now });
  const { email } = await addPerson(store);
  const visitor = new Visitor(url);
  await visitor.openSession();
  const id = visitor.cookies.get("visitor");
  now += 2_000;
  const answer = await visitor.postJson("/api/login", { email, password: goodPassword });
  expect(answer.headers.get("x-token-ready-in")).toBe("1.000");
  expect(visitor.cookies.get("visitor")).toBe(id);
});
