/** The eight fields of work, and what else is chosen rather than typed; the words are `forms.enquiry.<name>`. */
export const choices = {
  fields: ["web", "mobile", "desktop", "ai", "integration", "data", "devops", "iot"],
  sizes: ["task", "department", "company", "unsure"],
  starts: ["soon", "quarter", "later", "open"],
  has: ["nothing", "paper", "tables", "software"],
} as const;

export const enquiryKinds = ["partner", "project"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What both may say; which of it a form has, its schema tells. */
export interface EnquiryFields {
  NameSurname: string;
  Email: string;
  Phone: string;
  Company: string;
  Message: string;
  Homepage?: string;
  Field: (typeof choices.fields)[number];
  Size?: (typeof choices.sizes)[number];
  Start?: (typeof choices.starts)[number];
  Has?: (typeof choices.has)[number];
}

/** Form control names → fields of the API, in the order of the form. */
export const enquiryControls = {
  partner: {
    ...{ name: "NameSurname", email: "Email", number: "Phone", company: "Company" },
    ...{ homepage: "Homepage", field: "Field", message: "Message" },
  },
  project: {
    ...{ name: "NameSurname", email: "Email", number: "Phone", company: "Company" },
    ...{ field: "Field", size: "Size", start: "Start", has: "Has", message: "Message" },
  },
} as const satisfies Record<EnquiryKind, Record<string, keyof EnquiryFields>>;

/** Where they are sent. */
export const enquiryAddresses = {
  partner: "/api/partners",
  project: "/api/projects",
} as const satisfies Record<EnquiryKind, `/${string}`>;
