import { clientOf } from "./call-client.ts";
import type { sessionCalls } from "./calls.ts";
import { forgetPrivateDrafts } from "./private-drafts.ts";

/** Signs out, in every tab of the browser. False: the server could not be told, so the session still stands. */
export async function signOut(): Promise<boolean> {
  const { outcome } = await clientOf<typeof sessionCalls>()("POST /api/logout");
  if (outcome === "done") forgetPrivateDrafts();
  return outcome === "done";
}
