import type { Context } from "hono";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import type { User } from "#features/accounts/auth-tables.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { admitReading, refuseDemo } from "./own-account-calls.ts";
import type { AppParts } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";
import { signedInOf } from "./recognize.ts";

/** Which mails a signed-in person wants; those about password and address come always. */
export function notificationActions(parts: AppParts) {
  const { own, newsMails } = parts.services.accounts;

  const notificationsOf = async (user: User) => ({
    signIn: user.notify_sign_in ? "on" : "off",
    news: await newsMails.read(user),
  });

  return {
    async show(c: Context<Env>) {
      admitReading(c, parts);
      return c.json(await notificationsOf(signedInOf(c).user));
    },

    async change(c: Context<Env>) {
      const { user } = signedInOf(c);
      const wanted = checkTexts(authSchemas.notifications, await receiveJson(c, parts));
      const news = await newsMails.read(user);
      refuseDemo(user);
      if (wanted.news === "on" && news === "unconfirmed") {
        throw new Problem("invalid", { errors: { news: ["unconfirmed"] } });
      }
      const changed = await own.setSignInMails(user, wanted.signIn === "on");
      if (!changed) throw new Problem("unauthorised");
      if (wanted.news === "on" && news === "off") await newsMails.join(changed);
      if (wanted.news === "off" && news !== "unconfirmed") await newsMails.leave(changed);
      return c.json(await notificationsOf(changed));
    },
  };
}
