import { askSession, type SessionAnswer } from "#platform/session/ask-session.ts";

let session: Promise<SessionAnswer> | undefined;

/** Who is signed in, asked once for the document: frame and screen both wait for it, and nothing is asked in vain. */
export function adminSession(): Promise<SessionAnswer> {
  session ??= askSession().catch((error) => {
    session = undefined;
    throw error;
  });
  return session;
}
