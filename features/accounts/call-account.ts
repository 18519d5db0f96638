import type { Client } from "#platform/session/call-client.ts";
import { offline } from "#platform/session/offline.ts";
import type { accountCalls } from "./calls.ts";

const loadClient = () => import("./account-client.ts");

/** Fetches what calls: when a form is first touched, so that sending it waits for nothing. */
export function getReadyToCall(): void {
  loadClient().catch(() => {});
}

async function callLater(...call: [never, never]) {
  const loaded = await loadClient().catch(() => undefined);
  return loaded ? loaded.accountClient(...call) : offline;
}

/** The accounts' calls, for the pages. No page begins with their code; without a connection it may not come either. */
export const callAccount = callLater as Client<typeof accountCalls>;
