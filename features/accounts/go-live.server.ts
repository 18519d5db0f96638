import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import { demoAccount } from "./demo-account.server.ts";

/** Somebody of the company can sign in, with a password of their own. */
export const administratorCheck: GoLiveCheck = {
  name: "administrator",
  where: "/admin/people",
  async look({ store }) {
    const administrators = await store.read
      .selectFrom("user")
      .select(["email", "must_change_password as isFirstPassword"])
      .where("role", "=", "Admin")
      .where("id", "!=", demoAccount.id)
      .execute();
    if (administrators.length === 0) return { grade: "red" };
    const unused = administrators.filter(({ isFirstPassword }) => isFirstPassword === 1);
    const names = unused.map(({ email }) => email);
    if (unused.length === administrators.length) return { grade: "red", names };
    return { grade: unused.length > 0 ? "amber" : "green", names };
  },
};
