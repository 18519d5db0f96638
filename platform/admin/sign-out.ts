import { forgetPrivateDrafts } from "#platform/session/private-drafts.ts";
import { sendJson } from "#platform/session/send-json.ts";

/** Signs out, in every tab of the browser. False: the server could not be told, so the session still stands. */
export async function signOut(): Promise<boolean> {
  const response = await sendJson("/api/logout", {}).catch(() => undefined);
  if (response?.ok) forgetPrivateDrafts();
  return response?.ok ?? false;
}
