import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

const withPassword = { mails: 10, reason: "only who knows the password causes it" };

export const accountMailKinds = defineMailKinds({
  confirm: { name: "account-confirm" },
  exists: { name: "account-exists" },
  reset: { name: "account-reset" },
  newEmail: { name: "account-new-email" },
  emailNotice: {
    name: "account-email-notice",
    perDay: { mails: 10, reason: "only the signed-in person causes it" },
  },
  password: { name: "account-password", perDay: withPassword },
  invite: { name: "account-invite" },
  roles: { name: "account-roles" },
  signIn: { name: "account-sign-in", perDay: withPassword },
});
