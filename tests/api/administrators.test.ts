import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { addPerson, sessionOf, signedIn } from "../support/people.ts";
import { startProcess } from "../support/start-process.ts";

const run = promisify(execFile);
const script = path.resolve("scripts/admin.ts");

/** `npm run admin -- …` */
const admin = (environment: Record<string, string>, ...words: string[]) =>
  run(process.execPath, [script, ...words], { env: { PATH: process.env.PATH, ...environment } });

test.each(engines)("npm run admin makes an administrator, on $engine", async ({ engine }) => {
  const environment = await freshEnvironment(engine);
  const { stdout } = await admin(environment, "create", "boss@factory.example");
  const [password = ""] = /([a-z2-9]{5}-){3}[a-z2-9]{5}/.exec(stdout) ?? [];
  const server = await startApiWith(environment);
  const visitor = await signedIn(server, { email: "boss@factory.example" }, password);
  expect((await sessionOf(visitor)).user).toMatchObject({
    role: "Admin",
    mustChangePassword: true,
    emailConfirmed: true,
  });
});

test.each(engines)(
  "and gives roles, of which the last administrator keeps one, on $engine",
  async ({ engine }) => {
    const environment = await freshEnvironment(engine);
    await admin(environment, "create", "writer@factory.example", "author", "sales");
    const { stdout } = await admin(environment, "list");
    expect(stdout).toContain("writer@factory.example: sales, author\n");
    const both = await admin(environment, "roles", "writer@factory.example", "admin", "publisher");
    expect(both.stdout).toContain("writer@factory.example: admin, publisher\n");
    await expect(
      admin(environment, "roles", "writer@factory.example", "none"),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Nobody would be left"),
    });
    await expect(
      admin(environment, "roles", "nobody@factory.example", "sales"),
    ).rejects.toMatchObject({ stderr: expect.stringContaining("Nobody has an account") });
  },
);

test("whoever had the address before loses it to the operator's word", async () => {
  const environment = await freshEnvironment("SQLite");
  const server = await startApiWith(environment);
  const squatter = await addPerson(server.store, { confirmed: false });
  const visitor = await signedIn(server, squatter);
  const { stdout } = await admin(environment, "create", squatter.email.toUpperCase());
  const [password = ""] = /([a-z2-9]{5}-){3}[a-z2-9]{5}/.exec(stdout) ?? [];
  expect((await sessionOf(visitor)).isLoggedIn).toBe(false);
  await expect(signedIn(server, squatter)).rejects.toThrow("incorrect");
  const owner = await signedIn(server, squatter, password);
  expect((await sessionOf(owner)).user).toMatchObject({ id: squatter.id, role: "Admin" });
});

test("nothing is left of whoever signed up with the address and never showed that it is theirs", async () => {
  const environment = await freshEnvironment("SQLite");
  const { store } = await startApiWith(environment);
  const stranger = { firstName: "Mallory", lastName: "Else" };
  const squatter = await addPerson(store, { confirmed: false, ...stranger });
  const owner = await addPerson(store, stranger);
  for (const { id: user_id } of [squatter, owner])
    await store.write((trx) =>
      trx.insertInto("account_wish").values({ user_id, product_id: 1030, created_at: 1 }).execute(),
    );
  for (const { email } of [squatter, owner]) await admin(environment, "create", email);
  const people = await store.read
    .selectFrom("user")
    .select(["id", "first_name as firstName", "last_name as lastName"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // Whose address was confirmed keeps what is theirs.
  const named = {
    [squatter.id]: { firstName: "Administrator", lastName: "" },
    [owner.id]: stranger,
  };
  expect(Object.fromEntries(people.map(({ id, ...name }) => [id, name]))).toEqual(named);
  const wishes = await store.read.selectFrom("account_wish").select("user_id").execute();
  expect(wishes).toEqual([{ user_id: owner.id }]);
});

test.each([
  [],
  ["roles", "a@b.co"],
  ["create", "a@b.co", "boss"],
  ["create"],
  ["create", "no address"],
  ["delete", "a@b.co"],
])("%j is answered with how to say it", async (...words) => {
  const environment = await freshEnvironment("SQLite");
  await expect(admin(environment, ...words)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run admin -- create"),
  });
});

test("the first start on a public address prints a one-time password, once", async () => {
  const environment = {
    ...(await freshEnvironment("SQLite")),
    SITE_ORIGIN: "http://www.factory.example",
    HOST: "127.0.0.1",
    ...noFeeds,
  };
  const first = await startProcess(environment);
  await expect.poll(first.output).toMatch(/admin@www\.factory\.example/);
  expect(first.output()).toMatch(/one-time password ([a-z2-9]{5}-){3}[a-z2-9]{5}\n/);
  await first.kill("SIGTERM");
  const second = await startProcess(environment);
  await second.kill("SIGTERM");
  expect(second.output()).not.toContain("password");
});
