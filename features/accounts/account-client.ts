import { clientOf, whenSignedOut } from "#platform/session/call-client.ts";
import { useAuth } from "./auth-store.ts";
import type { accountCalls } from "./calls.ts";

/** The accounts' calls, once their code is there (call-account.ts). */
export const accountClient = clientOf<typeof accountCalls>();

// The session was ended elsewhere or ran out: the page asks to sign in again.
whenSignedOut(() => useAuth.getState().logoutSuccess());
