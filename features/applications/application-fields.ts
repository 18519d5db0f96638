import type { ApplicationForm } from "./application-schema.ts";

/** Bytes of the file. */
export const mostFileBytes = 10 * 1024 * 1024;

/** Form control names → fields of the API. */
export const applicationControls = {
  name: "NameSurname",
  email: "Email",
  number: "Phone",
  message: "Message",
} as const satisfies Record<string, keyof ApplicationForm>;
