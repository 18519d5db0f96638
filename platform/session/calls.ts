import * as v from "valibot";
import { defineCalls } from "#platform/http/call.ts";
import { userSchema } from "./user.ts";

export const sessionCalls = defineCalls({
  "GET /api/session": {
    about: "Who is signed in; the CSRF token for the next change comes along as a cookie.",
    caller: "anyone",
    admits: "itself",
    answer: v.strictObject({ isLoggedIn: v.boolean(), user: v.nullable(userSchema) }),
  },
  "POST /api/logout": {
    about: "Ends the session; whoever is not signed in is answered the same.",
    caller: "anyone",
    answer: v.strictObject({}),
  },
});
