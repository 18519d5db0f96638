import { randomBytes, scryptSync } from "node:crypto";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { setRoles } from "#features/accounts/user-roles.server.ts";
import { addUser, type NewUser } from "#features/accounts/users.server.ts";
import type { Role } from "#platform/session/roles.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { RunningServer } from "#server/start-server.ts";
import { Visitor } from "./visitor.ts";

export const goodPassword = "a quiet Thursday";

/** As hash-password.server.ts writes it, but cheap: a test that is not about hashing does not wait for it. */
function cheapHash(password: string): string {
  const salt = randomBytes(8);
  const hash = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return `scrypt$16$1$1$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

let people = 0;

/** Somebody with an account; the address is told apart by a number. */
export async function addPerson(
  store: Store,
  { password = goodPassword, ...changes }: Partial<NewUser> & { password?: string } = {},
  now = Date.now(),
): Promise<User> {
  people += 1;
  const person: NewUser = {
    email: `person${people}@Example.com`,
    passwordHash: cheapHash(password),
    firstName: "Ayşe",
    lastName: "Yılmaz",
    role: "Customer",
    language: "en",
    confirmed: true,
    ...changes,
  };
  const user = await store.write((trx) => addUser(trx, person, now));
  if (!user) throw new Error(`${person.email} is taken`);
  return user;
}

/** A customer with one role in the back office, or with none. */
export async function addColleague(store: Store, held: Role | "no role"): Promise<User> {
  const person = await addPerson(store);
  if (held === "no role") return person;
  await store.write((trx) => setRoles(trx, person.id, [held], Date.now()));
  return person;
}

/** A browser in which somebody has signed in. */
export async function signedIn(
  { url }: Pick<RunningServer, "url">,
  { email }: Pick<User, "email">,
  password = goodPassword,
): Promise<Visitor> {
  const visitor = new Visitor(url);
  const answer = await visitor.postJson("/api/login", { email, password });
  if (answer.status !== 200) throw new Error(`${email} was not signed in: ${await answer.text()}`);
  return visitor;
}

/** A call of the page's script. */
export function call(
  visitor: Visitor,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: object = {},
): Promise<Response> {
  return visitor.fetch(path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-xsrf-token": visitor.cookies.get("XSRF-TOKEN") ?? "",
    },
    body: JSON.stringify(body),
  });
}

/** What the site tells a browser about who is signed in. */
export const sessionOf = async (visitor: Visitor) =>
  (await visitor.fetch("/api/session")).json() as Promise<{
    isLoggedIn: boolean;
    user: Record<string, unknown> | null;
  }>;

/** The token in the newest mail of a kind to an address. */
export async function tokenFrom(store: Store, kind: string, recipient: string): Promise<string> {
  const mail = await store.read
    .selectFrom("mail")
    .select("body_text")
    .where("kind", "=", kind)
    .where("recipient", "=", recipient)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return /\?token=([\w-]+)/.exec(mail?.body_text ?? "")?.[1] ?? "";
}

/** The kinds of all mails to an address, the oldest first. */
export const mailKindsTo = async (store: Store, recipient: string): Promise<string[]> => {
  const mails = await store.read
    .selectFrom("mail")
    .select("kind")
    .where("recipient", "=", recipient)
    .orderBy("created_at")
    .execute();
  return mails.map(({ kind }) => kind);
};
