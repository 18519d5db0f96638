import type { ContactForm } from "./contact-schema.ts";

/** Form control names (docs/specification.md, Things) → fields of the API. */
export const contactControls = {
  name: "NameSurname",
  email: "Email",
  number: "Phone",
  company: "Company",
  message: "Message",
} as const satisfies Record<string, keyof ContactForm>;

export type ContactControl = keyof typeof contactControls;
