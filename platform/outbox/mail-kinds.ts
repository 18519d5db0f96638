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

/** What the site writes to itself: in no list and no count; one to nobody only asks the mail server to let us in. */
export const unlistedKinds: readonly string[] = ["self-test"] satisfies MailKind[];
