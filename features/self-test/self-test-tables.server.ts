import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";

/** One row a day of the office; instants are milliseconds since 1970 (UTC). */
export interface SelfTestTables {
  self_test: {
    /** Such as `2026-11-20`: a process that adds it has the day's test to do, and no other has. */
    day: string;
    attempts: number;
    started_at: number;
    /** Null while it runs, and when its process died. */
    ended_at: number | null;
    passed_at: number | null;
    /** What went wrong the last time; null when nothing did. */
    failure: string | null;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends SelfTestTables {}
}

/** Its message carries invented facts; nothing here is about a person. */
export const selfTestData: readonly TableData[] = [
  aboutNobody("self_test", "day", "attempts", "started_at", "ended_at", "passed_at", "failure"),
];
