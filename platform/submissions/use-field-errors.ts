import { type FormEvent, useState } from "react";
import type { FieldErrors } from "./first-mistakes.ts";

/** The schema that the server uses, too. No page begins with it: it comes when a form is first touched. */
export type LoadSchema = () => Promise<{ entries: object }>;

const loadRules = (loadSchema: LoadSchema) =>
  Promise.all([import("./first-mistakes.ts"), loadSchema()]);

/** What does not come is left to the server. */
export function getReadyToCheck(loadSchema: LoadSchema): void {
  loadRules(loadSchema).catch(() => {});
}

/**
 * What is wrong by the schema, in the order of the controls; nothing where it cannot be had, since the server looks too.
 * @param controls control → field of the schema, where they are not called the same
 */
export async function mistakesIn<Control extends string>(
  data: FormData,
  loadSchema: LoadSchema,
  controls?: Partial<Record<Control, string>>,
): Promise<FieldErrors<Control>> {
  try {
    const [{ firstMistakes }, { entries }] = await loadRules(loadSchema);
    return firstMistakes(data, entries, controls ?? sameNames(entries));
  } catch (error) {
    console.error(error);
    return {};
  }
}

function sameNames<Control extends string>(entries: object) {
  const names = Object.keys(entries).map((name) => [name, name]);
  return Object.fromEntries(names) as Partial<Record<Control, string>>;
}

/**
 * What is wrong in a form, told at its fields: the first one gets the focus, and one that is wrong is looked at again
 * with each letter, until it is right.
 * @param check what is wrong, by control in the order of the form
 */
export function useFieldErrors<Control extends string>(
  check: (data: FormData) => Promise<FieldErrors<Control>>,
) {
  const [errors, setErrors] = useState<FieldErrors<Control>>({});

  /** Tells them, and goes to the first one. */
  function show(found: FieldErrors<Control>, form: HTMLFormElement | null): void {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** For the form: input bubbles. */
  async function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    const name = (target as HTMLInputElement).name as Control;
    if (!errors[name]) return;
    const { [name]: again } = await check(new FormData(currentTarget));
    setErrors((before) => ({ ...before, [name]: again }));
  }

  return { errors, setErrors, show, onInput };
}
