import type { LanguageCode } from "#platform/language/languages.ts";

/** A user as the pages know one (docs/specification.md, Things); the password never leaves the server. */
export interface User {
  id: string;
  /** The address, as people sign in with it. */
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** First and last name joined. */
  name: string;
  role: "Customer" | "Admin";
  language: LanguageCode;
  emailConfirmed: boolean;
  /** Signed in with a one-time password: nothing but changing it is allowed. */
  mustChangePassword: boolean;
}
