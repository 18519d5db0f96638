import { expect, test, vi } from "vitest";
import { startApi } from "../support/api-server.ts";
import { addPerson, goodPassword } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

vi.unmock("#features/accounts/password-work.server.ts");

test("no answer about a password or an address comes before 500 ms, right or wrong", async () => {
  const { url, store } = await startApi();
  const { email } = await addPerson(store);
  const name = "Ayşe Yılmaz";
  const asked = [
    ["login", { email, password: goodPassword }, 200],
    ["login", { email, password: "wrong" }, 400],
    ["login", { email: "nobody@example.com", password: goodPassword }, 400],
    ["login", {}, 400],
    ["signup", { name, email, password: goodPassword }, 200],
    ["signup", { name, email: "new@example.com", password: goodPassword }, 200],
    ["password/forgot", { email }, 200],
    ["password/forgot", { email: "nobody@example.com" }, 200],
  ] as const;
  for (const [path, body, status] of asked) {
    const visitor = new Visitor(url);
    await visitor.openSession();
    const begun = performance.now();
    const answer = await visitor.postJson(`/api/${path}`, body);
    const took = performance.now() - begun;
    expect([path, body, answer.status]).toEqual([path, body, status]);
    expect(took).toBeGreaterThanOrEqual(500);
  }
  const signedUp = store.read.selectFrom("user").select("password_hash");
  const { password_hash: hash } = await signedUp
    .where("email", "=", "new@example.com")
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
});
