import type { PersonalData } from "./table-data.ts";

/** Who of the company did something, in rows that stay. */
export const byEmployee = {
  purpose: "team-work",
  bases: ["legitimate-interest"],
  category: "identity",
  groups: ["employee"],
  receivers: ["hosting"],
  place: "database",
  keep: { until: "never" },
  end: "stay",
} as const satisfies Omit<PersonalData, "columns">;

/** Nothing but an id, which names nobody once the account is gone. */
export const idOfEmployee = { ...byEmployee, purpose: "who-did-what", category: "usage" } as const;
