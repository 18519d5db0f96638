import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";
import { type RoleHolder, roles } from "./roles.ts";

/** Whoever is signed in, as the pages know them (docs/specification.md, Things); the password never leaves the server. */
export const userSchema = v.strictObject({
  id: v.string(),
  /** The address, as people sign in with it. */
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** First and last name joined. */
  name: v.string(),
  role: v.picklist(["Customer", "Admin"]),
  /** What else they may do in the back office; administrators may do everything. */
  roles: v.array(v.picklist(roles)),
  language: v.picklist(languageCodes),
  emailConfirmed: v.boolean(),
  /** Signed in with a one-time password: nothing but changing it is allowed. */
  mustChangePassword: v.boolean(),
  // What roles are asked of, by these names.
} satisfies Record<keyof RoleHolder, v.GenericSchema> & Record<string, v.GenericSchema>);

export type User = v.InferOutput<typeof userSchema>;
