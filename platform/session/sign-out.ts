import { clientOf } from "./call-client.ts";
import type { sessionCalls } from "./calls.ts";
import { forgetPrivateDrafts } from "./private-drafts.ts";

/** Signs out, in every tab of the browser. @returns what became of it: the session still stands unless it is `done` */
export async function signOut() {
  const { outcome } = await clientOf<typeof sessionCalls>()("POST /api/logout");
  if (outcome === "done") await forgetPrivateDrafts();
  return outcome;
}
