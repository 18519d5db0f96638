/**
 * `npm run admin -- <command>`: who works in the back office. `create` makes a colleague and prints a one-time password;
 * an account that has the address already becomes one, and its old password and sessions end. `roles` says what somebody
 * may do from now on, and leaves password and sessions alone. `list` shows everybody.
 */
import { makeColleague } from "#features/accounts/administrators.server.ts";
import { changeRoles } from "#features/accounts/people/change-roles.server.ts";
import { listPeople } from "#features/accounts/people/list-people.server.ts";
import { type Access, namesOf } from "#features/accounts/people/set-access.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { isEmail } from "#platform/rules/email-rule.ts";
import { roles } from "#platform/session/roles.ts";
import type { Store } from "#platform/store/store.server.ts";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { withStore } from "./content/with-store.ts";
import { stop } from "./stop.ts";

const known = ["admin", ...roles];
const usage = `npm run admin -- create name@example.com [${known.join(" | ")} …]`;
const alsoKnown = `
  npm run admin -- create <e-mail> [role …]   makes a colleague and prints a one-time password; without a role an administrator
  npm run admin -- roles <e-mail> <role …>    gives these roles and takes all others; "none" takes all
  npm run admin -- list                       shows who has which roles`;

await runCommand(
  {
    usage,
    about: `Says who works in the back office.\n${alsoKnown}`,
    words: { least: 1, most: 2 + known.length },
  },
  async ({ words: [command, email = "", ...named] }) => {
    if (command === "list" && email === "") return onSite(list);
    if (command !== "create" && command !== "roles") mistake(`"${command}" is not understood.`);
    if (!isEmail(email)) mistake(`"${email}" is no e-mail address.`);
    if (command === "create") {
      const access = accessOf(named.length > 0 ? named : ["admin"]);
      return onSite((store) => create(store, email, access));
    }
    if (named.length === 0) mistake("Something is missing: the roles.");
    const access = named.join() === "none" ? { isAdmin: false, roles: [] } : accessOf(named);
    return onSite((store) => give(store, email, access));
  },
);

function mistake(what: string): never {
  return stop(`${what}\nSay it like this: ${usage}`);
}

function accessOf(named: readonly string[]): Access {
  for (const name of named) if (!known.includes(name)) mistake(`"${name}" is no role.`);
  return { isAdmin: named.includes("admin"), roles: roles.filter((role) => named.includes(role)) };
}

/** On the database of a site that was started before: a password for another one would open nothing. */
async function onSite(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    await withStore(work);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    stop(`${error.message}.`);
  }
}

async function create(store: Store, email: string, access: Access): Promise<void> {
  const { password } = await makeColleague(store, email, access, Date.now());
  const what = access.isAdmin ? "an administrator" : `a colleague (${access.roles.join(", ")})`;
  console.log(`${email} is ${what}. The one-time password: ${password}`);
  console.log(
    `Sign in at ${readSettings().origin}/auth/sign-in and choose a password of your own.`,
  );
}

async function give(store: Store, email: string, access: Access): Promise<void> {
  const isFound = await changeRoles(store, email, access, Date.now());
  if (!isFound) stop(`Nobody has an account with ${email}: make one with "create".`);
  console.log(`${email}: ${inWords(access)}`);
}

async function list(store: Store): Promise<void> {
  for (const person of await listPeople(store.read, "", Date.now())) {
    console.log(`${person.email}: ${inWords(person)}${person.isInvited ? " (invited)" : ""}`);
  }
}

function inWords(access: Access): string {
  return namesOf(access).replace("Admin", "admin") || "none";
}
