import type { IdempotencyKey } from "./claim-idempotency-key.server.ts";

/** Identical posts of a plain form within this time, ms, are one submission: reloads and double clicks. */
const plainFormWindow = 10 * 60 * 1000;

/** A plain form has no mark: its content and its visitor are one, signed so that neither can be read from it. */
export const contentKey = (key: string, form: string): IdempotencyKey => ({
  scope: `${form}-post`,
  key,
  bodyHash: key,
  keepFor: plainFormWindow,
});
