import { type FormEvent, useState } from "react";
import * as v from "valibot";

/** Control → message code, or the server's own sentence. */
export type FieldErrors<Control extends string> = Partial<Record<Control, string>>;

/**
 * What is wrong in a form, told at its fields: the first one gets the focus, and one that is wrong is looked at again
 * with each letter, until it is right.
 * @param check what is wrong, by control in the order of the form
 */
export function useFieldErrors<Control extends string>(
  check: (data: FormData) => FieldErrors<Control>,
) {
  const [errors, setErrors] = useState<FieldErrors<Control>>({});

  /** Tells them, and goes to the first one. */
  function show(found: FieldErrors<Control>, form: HTMLFormElement | null): void {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** For the form: input bubbles. */
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    const name = (target as HTMLInputElement).name as Control;
    if (!errors[name]) return;
    const again = check(new FormData(currentTarget))[name];
    setErrors((before) => ({ ...before, [name]: again }));
  }

  return { errors, setErrors, show, onInput };
}

/**
 * The first thing that is wrong in each control, in their order.
 * @param controls control → field of the schema
 */
export function mistakesIn<Control extends string>(
  data: FormData,
  controls: Partial<Record<Control, string>>,
  entries: object,
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
