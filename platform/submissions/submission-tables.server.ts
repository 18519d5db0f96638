export interface SubmissionTables {
  /** A retry after a lost answer is stored once and answered the same (kept 24 hours). */
  idempotency_key: {
    scope: string;
    key: string;
    body_hash: string;
    reference: string;
    created_at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends SubmissionTables {}
}
