import type * as v from "valibot";
import type { Leaf } from "./field.ts";
import type { Why } from "./wrong-value.ts";

const byKind: Partial<Record<Leaf["kind"], Why["code"]>> = {
  ...{ link: "noLink", "rich-text": "noRichText" },
  ...{ number: "noNumber", entries: "noNumber", date: "noDate", moment: "noDate" },
};

/** Says it of the first thing that the schema of a field has against a value. */
export function whyWrong({ kind, like }: Leaf, said: unknown, issue: v.BaseIssue<unknown>): Why {
  if (issue.type === "max_length")
    return { code: "tooLong", value: `${issue.received}/${issue.requirement}` };
  if (issue.type === "regex" && like) return { code: like };
  if (kind === "line" && String(said).includes("\n")) return { code: "notOneLine" };
  // A text with a sign that cannot be stored is no wrong link, nor wrong formatting.
  if (kind === "rich-text" && issue.type !== "raw_check") return { code: "wrongValue" };
  return { code: byKind[kind] ?? "wrongValue" };
}
