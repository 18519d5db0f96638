import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { roles } from "#platform/session/roles.ts";
import { authSchemas } from "../auth-schema.ts";

/** What somebody may do: everything, or what the roles are for. */
const access = {
  isAdmin: v.boolean("required"),
  roles: v.array(v.picklist(roles, "unknown"), "required"),
};

const colleague = v.strictObject({
  id: v.string(),
  /** The address stands in for a name that is missing. */
  name: v.string(),
  email: v.string(),
  ...access,
  /** Has not chosen a password yet. */
  isInvited: v.boolean(),
  /** Whoever asks. */
  isSelf: v.boolean(),
  /** The built-in account of one's own machine, which stays as it is. */
  isDemo: v.boolean(),
  /** ISO 8601; null: never. */
  lastSignInAt: v.nullable(v.string()),
  /** Open ones. */
  sessions: v.number(),
});

const done = v.strictObject({});

export const peopleCalls = callsFor("Admin", {
  "GET /api/admin/people": {
    about: "Who works in the back office, with roles and open sessions.",
    answer: v.strictObject({ people: v.array(colleague) }),
    audit: "people.list",
  },
  "POST /api/admin/people/invite": {
    about:
      "Mails somebody a link to choose a password; an account with a confirmed address gets the roles at once and is told by mail.",
    body: v.strictObject({
      email: authSchemas.forgot.entries.email,
      name: authSchemas.profile.entries.lastName,
      language: v.picklist(languageCodes, "unknown"),
      ...access,
    }),
    answer: v.strictObject({ isInvited: v.boolean() }),
    audit: "people.invite",
  },
  "POST /api/admin/people/roles": {
    about: "Says what somebody may do from now on; 409 where no administrator would be left.",
    body: v.strictObject({ id: rowId, ...access }),
    answer: done,
    audit: "people.roles",
  },
  "POST /api/admin/people/sessions": {
    about: "Ends all sessions of somebody, except the one that asks.",
    body: v.strictObject({ id: rowId }),
    answer: done,
    audit: "people.sessions",
  },
});

export type Colleague = v.InferOutput<typeof colleague>;
export type People = Answer<(typeof peopleCalls)["GET /api/admin/people"]>;
