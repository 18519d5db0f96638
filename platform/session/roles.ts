/** What somebody may do in the back office, beside customers and administrators; a person holds a set of them. */
export const roles = ["sales", "author", "publisher"] as const;
export type Role = (typeof roles)[number];

/** Whom a call asks about. `roles` is absent where a server of an earlier release answered. */
export interface RoleHolder {
  role: "Customer" | "Admin";
  roles?: readonly Role[];
}

/** Whether somebody may do what is for holders of any of these roles; administrators may do everything. */
export const holdsOneOf = (person: RoleHolder, wanted: readonly Role[]): boolean =>
  person.role === "Admin" || wanted.some((role) => person.roles?.includes(role));

/** Whether somebody has anything to do in the back office. */
export const isColleague = (person: RoleHolder): boolean => holdsOneOf(person, roles);
