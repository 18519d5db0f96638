/**
 * `npm run admin -- create <e-mail>` makes an administrator and prints a one-time password; an account that has the
 * address already becomes one, and its old password and sessions end.
 */
import process from "node:process";
import { makeAdministrator } from "#server/accounts/administrators.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createStore } from "#server/database/store.ts";
import { isEmail } from "#ui/form-field/email-rule.ts";
import { settingsOrStop } from "./settings-or-stop.ts";
import { stop } from "./stop.ts";

const usage = "Say it like this: npm run admin -- create name@company.com";
const [command, email = ""] = process.argv.slice(2);
if (command !== "create" || !isEmail(email)) stop(usage);

const settings = settingsOrStop();
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
