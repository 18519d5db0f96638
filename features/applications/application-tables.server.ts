import { site } from "#platform/content/site.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import type { FileKind } from "./file-kinds.ts";

/** Instants are milliseconds since 1970 (UTC). */
export interface ApplicationTables {
  job_application: {
    id: string;
    reference: string;
    position: string;
    name: string;
    email: string;
    phone: string;
    message: string;
    language: LanguageCode;
    spam: 0 | 1;
    created_at: number;
    /** As the applicant calls it. */
    file_name: string;
    /** What it is by its content. */
    file_type: FileKind;
    /** Bytes. */
    file_size: number;
  };
  /** Apart from what lists read. */
  job_application_file: { application_id: string; bytes: Uint8Array };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends ApplicationTables {}
}

export type Application = ApplicationTables["job_application"];

/** How long an application is kept, ms. */
export const applicationLifetime = site.careers.keepApplicationsDays * 24 * 60 * 60 * 1000;

const ofApplications = {
  purpose: "hiring",
  bases: ["contract", "legitimate-interest"],
  groups: ["applicant"],
  receivers: ["hosting"],
  place: "database",
  keep: { hours: site.careers.keepApplicationsDays * 24, from: "created_at" },
  end: "delete",
} as const;
const mailed = { ...ofApplications, receivers: ["hosting", "mail-provider"] } as const;

export const applicationData: readonly TableData[] = [
  {
    table: "job_application",
    persons: [{ column: "email", holds: "email" }],
    personal: [
      { ...mailed, columns: ["name"], category: "identity" },
      { ...mailed, columns: ["email", "phone", "language"], category: "contact" },
      { ...mailed, columns: ["position", "reference", "created_at"], category: "content" },
      { ...ofApplications, columns: ["message", "file_name", "spam"], category: "content" },
    ],
    technical: ["id", "file_type", "file_size"],
  },
  {
    table: "job_application_file",
    persons: [{ column: "application_id", holds: "job_application" }],
    personal: [
      {
        ...ofApplications,
        columns: ["bytes"],
        category: "content",
        keep: { with: ["job_application"] },
      },
    ],
    technical: ["application_id"],
  },
];
