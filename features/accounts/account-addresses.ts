/** Addresses of the API for the own account, each with what it answers below. */
export const accountAddresses = {
  profile: "/api/account/profile",
  emailConfirmation: "/api/account/email-confirmation",
  password: "/api/account/password",
  sessions: "/api/account/sessions",
  notifications: "/api/account/notifications",
  deletion: "/api/account/delete",
} as const;
