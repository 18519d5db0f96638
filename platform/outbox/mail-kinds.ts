/** What a mail of ours can be; the back office has a name for each (content/messages/admin). */
export const mailKinds = [
  "contact-company",
  "contact-visitor",
  "contact-reply",
  "newsletter-confirmation",
  "newsletter-confirmed",
  "account-confirm",
  "account-exists",
  "account-reset",
  "account-new-email",
  "account-email-notice",
  "account-password",
  "account-sign-in",
  "self-test",
] as const;
export type MailKind = (typeof mailKinds)[number];
