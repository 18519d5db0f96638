/**
 * `npm run admin -- create <e-mail>` makes an administrator and prints a one-time password; an account that has the
 * address already becomes one, and its old password and sessions end.
 */
import { makeAdministrator } from "#features/accounts/administrators.server.ts";
import { isEmail } from "#platform/rules/email-rule.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { stop } from "./stop.ts";

const usage = "npm run admin -- create name@example.com";

await runCommand(
  {
    usage,
    about: "Makes an administrator of the back office and prints a one-time password.",
    words: { least: 2, most: 2 },
  },
  async ({ words: [command, email = ""] }) => {
    if (command !== "create") stop(`"${command}" is not understood.\nSay it like this: ${usage}`);
    if (!isEmail(email)) stop(`"${email}" is no e-mail address.\nSay it like this: ${usage}`);
    await create(email);
  },
);

async function create(email: string): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  const store = createStore(database);
  try {
    await migrate(database.db);
    const { password } = await makeAdministrator(store, email, Date.now());
    console.log(`${email} is an administrator. The one-time password: ${password}`);
    console.log(`Sign in at ${settings.origin}/auth/sign-in and choose a password of your own.`);
  } finally {
    await store.close();
  }
}
