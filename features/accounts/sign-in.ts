import type { CallOutcome } from "#platform/session/call-client.ts";
import { tellPresence } from "#platform/session/presence.ts";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";
import { callAccount } from "./call-account.ts";

/** Signs in and tells the store how it went. The token stays in a cookie that no script can read. */
export async function signIn(body: {
  email: string;
  password: string;
}): Promise<CallOutcome<User>> {
  const { login, loginSuccess, loginFailure } = useAuth.getState();
  login();
  const result = await callAccount("POST /api/login", { body });
  if (result.outcome !== "done") {
    loginFailure(result.outcome);
    return result;
  }
  const { token: _, ...user } = result.answer;
  loginSuccess(user);
  tellPresence(user.id);
  return { outcome: "done", answer: user };
}
