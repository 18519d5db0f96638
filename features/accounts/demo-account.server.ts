import { createHash, timingSafeEqual } from "node:crypto";
import { defaultLanguage } from "#platform/language/languages.ts";
import { demoCredentials } from "./demo-sign-in.ts";
import type { NewUser } from "./users.server.ts";

/**
 * The built-in account of docs/specification.md, role Admin, for trying the site on one's own machine. Its password
 * stands in no database: the row that its sessions hang on is made by the first sign-in on a loopback SITE_ORIGIN and
 * holds no hash, so even a copy of that database lets nobody in elsewhere (docs/accounts.md).
 */
export const demoAccount = {
  id: "demo",
  email: demoCredentials.email,
  passwordHash: "demo",
  firstName: "Demo",
  lastName: "Account",
  role: "Admin",
  language: defaultLanguage.code,
  confirmed: true,
} as const satisfies NewUser;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compared in constant time. */
export const isDemoPassword = (given: string): boolean =>
  timingSafeEqual(digest(given), digest(demoCredentials.password));

/** Written in whatever case: whoever signs up or asks for a new password does not get this account. */
export const isDemoEmail = (email: string): boolean => email.toLowerCase() === demoAccount.email;

/** Whether somebody is signed in with it. */
export const isDemoUser = ({ id }: { id: string }): boolean => id === demoAccount.id;
