import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Leaf } from "#platform/fields/field.ts";

/** Says what is wrong with a value that somebody writes; undefined: nothing, or nothing was written. */
export function useProblemWords(): (leaf: Leaf, said: unknown) => string | undefined {
  const t = useTranslations("admin.editor.problem");
  return (leaf, said) => {
    if (said === undefined) return undefined;
    const { issues } = v.safeParse(leaf.schema, said, { abortPipeEarly: true });
    const issue = issues?.[0];
    if (!issue) return undefined;
    if (issue.type === "max_length") {
      const most = Number(issue.requirement);
      return t("tooLong", { most, count: String(said).length });
    }
    if (leaf.kind === "link") return t("link");
    if (leaf.kind === "rich-text" && issue.type === "raw_check") return t("richText");
    if (leaf.kind === "number" || leaf.kind === "entries") return t("number");
    if (leaf.kind === "date") return t("date");
    if (leaf.kind === "line" && String(said).includes("\n")) return t("oneLine");
    return t("wrong");
  };
}
