import { randomBytes, scryptSync } from "node:crypto";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { addUser, type NewUser } from "#features/accounts/users.server.ts";
import type { Site } from "#tests/support/site.ts";
import type { Visitor } from "./visitor.ts";

export const password = "a quiet Thursday";

/** Somebody with an account, straight in the site's data; the hash is a cheap one. */
export async function addPerson(site: Site, changes: Partial<NewUser> = {}): Promise<User> {
  const salt = randomBytes(8);
  const hash = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  const person: NewUser = {
    email: `${crypto.randomUUID()}@visitor.example`,
    passwordHash: `scrypt$16$1$1$${salt.toString("base64url")}$${hash.toString("base64url")}`,
    firstName: "Ayşe",
    lastName: "Yılmaz",
    role: "Customer",
    language: "tr",
    confirmed: true,
    ...changes,
  };
  const added = await site.data.transaction().execute((trx) => addUser(trx, person, Date.now()));
  if (!added) throw new Error(`${person.email} is taken`);
  return added;
}

type Field = "name" | "firstName" | "email" | "password" | "currentPassword" | "newPassword";

/** What a visitor does on the screens of the account, found by what they say. */
export function accountOf(visitor: Visitor) {
  const { page } = visitor;
  const main = page.getByRole("main");
  const t = () => visitor.words();
  const field = (name: Field) =>
    main
      .getByLabel(new RegExp(`^${t()(`auth.fields.${name}`)}( \\*|$)`))
      .and(page.locator("input"));
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const header = page.getByRole("banner");

  return {
    main,
    field,
    press,
    async types(values: Partial<Record<Field, string>>) {
      for (const [name, text] of Object.entries(values)) await field(name as Field).fill(text);
    },
    async signsIn(email: string, given = password) {
      await this.types({ email, password: given });
      await press(t()("auth.signInPage.send"));
    },
    /** The header's menu of whoever is signed in. */
    menu: () => header.getByRole("button", { name: t()("auth.menu") }),
    wayIn: () => header.getByRole("link", { name: t()("auth.signIn"), exact: true }),
    opensMenu: () => visitor.opensMenu(t()("auth.menu")),
    async signsOut() {
      await this.opensMenu();
      await header.getByRole("button", { name: t()("auth.signOut"), exact: true }).click();
    },
    /** The message tied to a field for assistive technology. */
    messageAt: (name: Field) =>
      field(name).evaluate(
        (element) => document.getElementById(`${element.id}-error`)?.textContent ?? "",
      ),
  };
}
