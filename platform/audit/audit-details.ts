import * as v from "valibot";

/** What an entry of the log tells beside its action, by name. */
export const auditDetails = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
);
export type AuditDetails = v.InferOutput<typeof auditDetails>;
