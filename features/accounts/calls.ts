import * as v from "valibot";
import { callsFor } from "#platform/http/call.ts";
import { userSchema } from "#platform/session/user.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { authSchemas } from "./auth-schema.ts";

const text = v.string();
/** Milliseconds since 1970. */
const instant = v.number();
const done = v.strictObject({});
const onOrOff = ["on", "off"] as const;

const profile = v.strictObject({
  ...userSchema.entries,
  /** A new address that is not confirmed yet. */
  pendingEmail: v.nullable(text),
  createdAt: instant,
});

const session = v.strictObject({
  id: text,
  /** `Firefox, Windows`; empty when unknown. */
  browser: text,
  createdAt: instant,
  lastSeenAt: instant,
  /** The one that asks. */
  current: v.boolean(),
});

const notifications = v.strictObject({
  signIn: v.picklist(onOrOff),
  /** `waiting`: the e-mail list asks by mail first; null: the site has none. */
  news: v.nullable(v.picklist([...onOrOff, "waiting", "unconfirmed"])),
});

/** Of a session; what has another shape names none. PostgreSQL fails on a NUL instead of not finding it. */
const sessionId = v.pipe(text, v.regex(/^[\w-]{1,64}$/));

export const accountCalls = callsFor("signed-in", {
  "POST /api/login": {
    about: "Signs in; each refusal says `error.message`, too.",
    caller: "anyone",
    admits: "itself",
    texts: v.object({ email: text, password: text }),
    answer: v.strictObject({ ...userSchema.entries, token: text }),
  },
  "POST /api/signup": {
    about: "Makes an account, or tells the address's owner by mail that there is one.",
    caller: "anyone",
    texts: v.object({
      ...authSchemas.signUp.entries,
      language: text,
      [honeypotControl]: v.optional(text),
    }),
    answer: done,
  },
  "POST /api/password/forgot": {
    about:
      "Mails the account's owner a link to a new password; answers the same without an account.",
    caller: "anyone",
    texts: authSchemas.forgot,
    answer: done,
  },
  "POST /api/password/reset": {
    about: "Sets a new password by the link of the mail.",
    caller: "anyone",
    texts: v.object({ ...authSchemas.reset.entries, token: text }),
    answer: done,
  },
  "POST /api/email/confirm": {
    about:
      "Confirms an address by the link of the mail; name and password where several signed up with it.",
    caller: "anyone",
    texts: v.object({ token: text, name: v.optional(text), password: v.optional(text) }),
    answer: done,
  },
  "GET /api/account/profile": {
    about: "Name, language and address of whoever is signed in.",
    beforeOwnPassword: true,
    answer: profile,
  },
  "PATCH /api/account/profile": {
    about:
      "Changes what is given; another address needs the password, and counts once it is confirmed.",
    texts: v.object({
      firstName: v.optional(authSchemas.profile.entries.firstName),
      lastName: v.optional(authSchemas.profile.entries.lastName.wrapped),
      language: v.optional(authSchemas.profile.entries.language),
      email: v.optional(text),
      password: v.optional(text),
    }),
    answer: profile,
  },
  "POST /api/account/email-confirmation": {
    about: "Sends the mail of the sign-up once more.",
    answer: done,
  },
  "POST /api/account/password": {
    about: "Sets another password; every other session ends.",
    beforeOwnPassword: true,
    texts: authSchemas.password,
    answer: done,
  },
  "GET /api/account/sessions": {
    about: "Where the account is open, the newest first.",
    answer: v.strictObject({ sessions: v.array(session) }),
  },
  "DELETE /api/account/sessions": {
    about: "Ends all sessions but the one that asks.",
    answer: done,
  },
  "DELETE /api/account/sessions/:id": {
    about: "Ends one session.",
    params: v.object({ id: sessionId }),
    answer: done,
  },
  "GET /api/account/notifications": {
    about: "Which mails the person wants.",
    answer: notifications,
  },
  "PUT /api/account/notifications": {
    about: "Says which mails to send.",
    texts: authSchemas.notifications,
    answer: notifications,
  },
  "POST /api/account/delete": {
    about:
      "Deletes the account and all that hangs on it; 409 where no administrator would be left.",
    texts: authSchemas.deletion,
    answer: done,
  },
});

export type Profile = v.InferOutput<typeof profile>;
export type Session = v.InferOutput<typeof session>;
export type Notifications = v.InferOutput<typeof notifications>;
