import type { Role } from "#platform/session/roles.ts";
import type { User } from "#platform/session/user.ts";
import type { User as Row } from "./auth-tables.server.ts";
import { joinName } from "./split-name.ts";

/** What of a row may leave the server. */
export function showUser(row: Row, roles: readonly Role[]): User {
  return {
    id: row.id,
    username: row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    name: joinName(row.first_name, row.last_name),
    role: row.role,
    roles: [...roles],
    language: row.language,
    emailConfirmed: row.email_confirmed_at !== null,
    mustChangePassword: row.must_change_password === 1,
  };
}
