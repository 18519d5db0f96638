import type { Context } from "hono";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { showUser } from "#features/accounts/show-user.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { admitReading, confirmPassword } from "./own-account-calls.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { admitCall, receiveJson } from "./receive-json.ts";
import { signedInOf } from "./recognize.ts";

const profileOf = (user: User) => ({
  ...showUser(user),
  pendingEmail: user.pending_email,
  createdAt: user.created_at,
});

/** Name, language and address of whoever is signed in. */
export function profileActions(parts: AppParts) {
  const { own } = parts.services.accounts;

  /** The own address takes back a move that is not confirmed yet. */
  async function moveTo(user: User, posted: FlatFields): Promise<void> {
    const { email = "" } = posted.fields;
    if (email.toLowerCase() !== user.email_key) {
      const checked = checkTexts(authSchemas.email, posted);
      await confirmPassword(parts, user, checked.password);
    }
    await own.changeEmail(user, email);
  }

  return {
    async show(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(profileOf(signedInOf(c).user));
    },

    /** Fields that are absent stay as they are; an `email` needs the `password` beside it. */
    async change(c: Context<Env>) {
      const { user } = signedInOf(c);
      const { fields, errors } = await receiveJson(c, parts);
      const { firstName, lastName, language } = showUser(user);
      const merged = { firstName, lastName, language, ...fields };
      const form = checkTexts(authSchemas.profile, { fields: merged, errors });
      if (fields.email !== undefined) await moveTo(user, { fields, errors });
      const changed = await own.changeProfile(user, form);
      if (!changed) throw new Problem("unauthorised");
      return c.json(profileOf(changed));
    },

    /** Sends the mail of the sign-up once more. */
    async askToConfirm(c: Context<Env>) {
      const { user } = signedInOf(c);
      await admitCall(c, parts);
      if (user.email_confirmed_at === null)
        await own.askToConfirm(user, limitKey(parts, c.get("visitor")));
      return c.json({});
    },
  };
}
