import { day, hour, minute, type RateLimit } from "#platform/http/rate-limits.server.ts";

/** Per visitor, where nothing else is said. */
export const accountLimits = {
  login: {
    name: "login",
    points: 10,
    seconds: 15 * minute,
    reason: "wrong ones; on top of each account's own pauses (login-pause-rule.ts)",
  },
  signUp: {
    name: "signUp",
    points: 5,
    seconds: hour,
    reason: "each one mails an address and hashes a password",
  },
  signUpMail: {
    name: "signUpMail",
    points: 10,
    seconds: day,
    reason: "of one address: signing up and deleting the account again must not begin anew",
  },
  forgotPassword: {
    name: "forgotPassword",
    points: 5,
    seconds: hour,
    reason: "each one mails an address",
  },
  ownPassword: {
    name: "ownPassword",
    points: 10,
    seconds: 15 * minute,
    reason: "wrong ones of a signed-in person: a stolen session must not learn the password",
  },
} as const satisfies Record<string, RateLimit>;
