import { tellPresence } from "#platform/session/presence.ts";
import { useAuth } from "./auth-store.ts";
import { type CallOutcome, callApi } from "./call-api.ts";
import type { User } from "./user.ts";

/** Signs in and tells the store how it went. The token stays in a cookie that no script can read. */
export async function signIn(credentials: Record<string, string>): Promise<CallOutcome<User>> {
  const { login, loginSuccess, loginFailure } = useAuth.getState();
  login();
  const result = await callApi<User & { token: string }>("POST", "/api/login", credentials);
  if (result.outcome !== "done") {
    loginFailure(result.outcome);
    return result;
  }
  const { token: _, ...user } = result.answer;
  loginSuccess(user);
  tellPresence(user.id);
  return { outcome: "done", answer: user };
}
