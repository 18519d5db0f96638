import type { TableData } from "#platform/personal-data/table-data.ts";

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

export const submissionData: readonly TableData[] = [
  {
    table: "idempotency_key",
    persons: [],
    personal: [
      {
        columns: ["key", "body_hash", "reference"],
        purpose: "sending-once",
        bases: ["legitimate-interest"],
        category: "security",
        groups: ["visitor", "subscriber", "applicant", "buyer", "employee"],
        receivers: ["hosting"],
        place: "database",
        keep: { hours: 24, from: "created_at" },
        end: "delete",
      },
    ],
    technical: ["scope", "created_at"],
  },
];
