import type { Context } from "hono";
import type { Env, SignedIn } from "./context.server.ts";

/** How the server lets requests in; the same for every call. */
export interface Gate {
  /** Who asks; undefined for a visitor without a session that stands. */
  recognize(c: Context<Env>): Promise<SignedIn | undefined>;
  /** Counts a reading call. @throws Problem `limited` */
  admitReading(c: Context<Env>): void;
  /** Counts a change and looks at its CSRF token. @throws Problem `limited` or `forbidden` */
  admitChange(c: Context<Env>): Promise<{ tooFast: boolean }>;
  /** In development and in tests: an answer that its schema does not know fails. */
  checkAnswers: boolean;
}
