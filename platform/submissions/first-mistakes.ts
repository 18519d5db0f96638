import * as v from "valibot";

/** Control → message code, or the server's own sentence. */
export type FieldErrors<Control extends string> = Partial<Record<Control, string>>;

/**
 * The first thing that is wrong in each control, in their order.
 * @param entries of a schema: field → rule
 * @param controls control → field of the schema
 */
export function firstMistakes<Control extends string>(
  data: FormData,
  entries: object,
  controls: Partial<Record<Control, string>>,
): FieldErrors<Control> {
  const rules = entries as Record<string, v.GenericSchema | undefined>;
  const wrong = Object.entries<string | undefined>(controls).flatMap(([control, field]) => {
    const rule = rules[field ?? ""];
    const value = String(data.get(control) ?? "");
    const issues = rule && v.safeParse(rule, value, { abortPipeEarly: true }).issues;
    return issues ? [[control, issues[0].message]] : [];
  });
  return Object.fromEntries(wrong) as FieldErrors<Control>;
}
