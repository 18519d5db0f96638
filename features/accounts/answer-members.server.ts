import type { RequestContext } from "#platform/http/context.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import { type AnswerParts, accountOf, confirmPassword, refuseDemo } from "./answer-parts.server.ts";
import { authSchemas } from "./auth-schema.ts";
import type { User } from "./auth-tables.server.ts";
import type { accountCalls } from "./calls.ts";
import { refuseCommon } from "./common-password.server.ts";
import { describeBrowser } from "./describe-browser.server.ts";
import { forgetKnownBrowser, keepKnownBrowser } from "./known-browser-cookie.server.ts";

type Calls = typeof accountCalls;
type Own = Pick<Calls, Extract<keyof Calls, `${string} /api/account/${string}`>>;

/** What a signed-in person may ask of the own account. */
export function membersHandlers(parts: AnswerParts): Handlers<Own> {
  const { accounts, guard } = parts;
  const { own, newsMails } = accounts;

  const profileOf = async (user: User) => ({
    ...(await accounts.show(user)),
    pendingEmail: user.pending_email,
    createdAt: user.created_at,
  });

  /** The own address takes back a move that is not confirmed yet. */
  async function moveTo(user: User, email: string, password = ""): Promise<void> {
    if (email.toLowerCase() !== user.email_key) {
      const form = checkTexts(authSchemas.email, { fields: { email, password }, errors: {} });
      await confirmPassword(parts, user, form.password);
    }
    await own.changeEmail(user, email);
  }

  /** The account knows no browser any more but the one that asks. */
  function remember(c: RequestContext, user: User): void {
    if (user.email_confirmed_at !== null) keepKnownBrowser(c, accounts.rememberBrowser(user));
  }

  const notificationsOf = async (user: User) => ({
    signIn: user.notify_sign_in ? ("on" as const) : ("off" as const),
    news: await newsMails.read(user),
  });

  return {
    "GET /api/account/profile": async ({ by }) => profileOf(await accountOf(parts, by)),

    "PATCH /api/account/profile": async ({ by, body: { email, password, ...details } }) => {
      if (email !== undefined) await moveTo(await accountOf(parts, by), email, password);
      const { firstName, lastName, language } = { ...by.user, ...details };
      const changed = await own.changeProfile(by.user, { firstName, lastName, language });
      if (!changed) throw new Problem("unauthorised");
      return profileOf(changed);
    },

    "POST /api/account/email-confirmation": async ({ c, by }) => {
      const user = await accountOf(parts, by);
      if (user.email_confirmed_at === null) await own.askToConfirm(user, guard.limitKey(c));
      return {};
    },

    // Ends every other session, and renews this one.
    "POST /api/account/password": async ({ c, by, body: { password, newPassword } }) => {
      if (newPassword === password) {
        throw new Problem("invalid", { errors: { newPassword: ["same"] } });
      }
      refuseCommon({ newPassword });
      const user = await accountOf(parts, by);
      await confirmPassword(parts, user, password);
      const browser = describeBrowser(c.req.header("user-agent"));
      const renewed = await own.changePassword(user, newPassword, browser);
      guard.changeSession(c, renewed.token);
      remember(c, renewed.user);
      return {};
    },

    "GET /api/account/sessions": async ({ by }) => {
      const sessions = await own.listSessions(by.user);
      return {
        sessions: sessions.map(({ id, browser, created_at, last_seen_at }) => ({
          id,
          browser,
          createdAt: created_at,
          lastSeenAt: last_seen_at,
          current: id === by.sessionId,
        })),
      };
    },

    "DELETE /api/account/sessions/:id": async ({ c, by, params: { id } }) => {
      if (id === by.sessionId) {
        await own.endSession(by);
        guard.changeSession(c, "");
      } else remember(c, found(await own.endElsewhere(by.user, { only: id })));
      return {};
    },

    "DELETE /api/account/sessions": async ({ c, by }) => {
      const changed = await own.endElsewhere(by.user, { but: by.sessionId });
      if (changed) remember(c, changed);
      return {};
    },

    "GET /api/account/notifications": async ({ by }) => notificationsOf(await accountOf(parts, by)),

    "PUT /api/account/notifications": async ({ by, body: wanted }) => {
      const user = await accountOf(parts, by);
      const news = await newsMails.read(user);
      refuseDemo(user);
      if (wanted.news === "on" && news === "unconfirmed") {
        throw new Problem("invalid", { errors: { news: ["unconfirmed"] } });
      }
      const changed = await own.setSignInMails(user, wanted.signIn === "on", async (trx, is) => {
        if (wanted.news === "on" && news === "off") await newsMails.change(trx, is, "join");
        if (wanted.news === "off" && news !== "unconfirmed")
          await newsMails.change(trx, is, "leave");
      });
      if (!changed) throw new Problem("unauthorised");
      return notificationsOf(changed);
    },

    "POST /api/account/delete": async ({ c, by, body: { password } }) => {
      const user = await accountOf(parts, by);
      await confirmPassword(parts, user, password);
      await own.deleteAccount(user, async (trx, leaver) => {
        // Whoever leaves wants no more mail; an address that nobody confirmed is not ours to take off the list.
        if (leaver.email_confirmed_at !== null) await newsMails.change(trx, leaver, "leave");
      });
      guard.changeSession(c, "");
      forgetKnownBrowser(c);
      return {};
    },
  };
}
