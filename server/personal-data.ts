import { pagesData } from "#features/pages/pages-tables.server.ts";
import { auditData } from "#platform/audit/audit-log.server.ts";
import { mailData } from "#platform/outbox/mail-tables.server.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import { storeData } from "#platform/store/tables.ts";
import { submissionData } from "#platform/submissions/submission-tables.server.ts";
import { features } from "./features.ts";

/** Every table of the database, and what of it is about people (docs/personal-data.md). */
export const personalData: readonly TableData[] = [
  ...storeData,
  ...auditData,
  ...mailData,
  ...submissionData,
  ...pagesData,
  ...features.flatMap(({ data = [] }) => data),
];
