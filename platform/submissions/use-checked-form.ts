import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "./first-mistakes.ts";
import { forgetDraft, restoreDraft } from "./form-draft.ts";
import type { ReceiptFacts } from "./receipt.tsx";
import { refusedFormOf } from "./refused-form.ts";
import {
  getReadyToCheck,
  type LoadSchema,
  mistakesIn,
  useFieldErrors,
} from "./use-field-errors.ts";
import { getReadyToSend, useSubmission } from "./use-submission.ts";

interface Checked<Control extends string> {
  /** `data-form` of its markup. */
  name: string;
  address: `/${string}`;
  draftKey: string;
  loadSchema: LoadSchema;
  /** What else is wrong, which no schema of texts knows. */
  moreErrorsOf?(data: FormData): FieldErrors<Control>;
  /** Control → field of the API, under which the server tells what is wrong. */
  controls: Readonly<Record<Control, string>>;
  /** What is sent. */
  bodyOf(data: FormData): Record<string, string> | FormData;
  onSent(receipt: ReceiptFacts): void;
  /** It was asked for after a receipt: the focus begins anew in it. */
  isAgain: boolean;
}

/**
 * A form that works by itself, brought to life: what is typed comes back, mistakes are told in place and the first one
 * gets the focus, a try is safe to repeat.
 */
export function useCheckedForm<Control extends string>(form: Checked<Control>) {
  const element = useRef<HTMLFormElement>(null);
  const { submit, isLoading } = useSubmission(form.address);
  const { errors, setErrors, show, onInput } = useFieldErrors(errorsOf);
  const [problem, setProblem] = useState<string>();
  const [isReady, setReady] = useState(false);
  const isUnderWay = useRef(false);
  const { name, draftKey, controls, address, isAgain } = form;

  /** By control, in the order of the form. */
  async function errorsOf(data: FormData): Promise<FieldErrors<Control>> {
    const texts = await mistakesIn(data, form.loadSchema, controls);
    return { ...texts, ...form.moreErrorsOf?.(data) };
  }

  useEffect(() => {
    setReady(true);
    if (element.current) restoreDraft(element.current, draftKey);
    // The focus may have been there before this code.
    if (element.current?.contains(document.activeElement)) getReadyToSend();
    const refused = refusedFormOf(name);
    if (!refused) return;
    setErrors(refused.errors as FieldErrors<Control>);
    setProblem(refused.status);
  }, [name, draftKey, setErrors]);

  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>("[data-draft-field]")?.focus();
  }, [isAgain]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await checkAndSend(event.currentTarget);
    isUnderWay.current = false;
  }

  async function checkAndSend(sent: HTMLFormElement) {
    const data = new FormData(sent);
    const wrong = await errorsOf(data);
    setProblem(undefined);
    show(wrong, element.current);
    if (Object.keys(wrong).length > 0) return;
    const result = await submit(form.bodyOf(data), sent);
    setProblem(result.problem);
    if (result.errors) show(byControl(result.errors, controls), element.current);
    if (!result.receipt) return;
    forgetDraft(draftKey);
    form.onSent(result.receipt);
  }

  function onFocus() {
    getReadyToCheck(form.loadSchema);
    getReadyToSend();
  }

  return {
    element,
    errors,
    problem,
    isLoading,
    /** For the `<form>`. */
    props: {
      ref: element,
      method: "post",
      action: address,
      "data-form": name,
      "data-draft": draftKey,
      onSubmit,
      onInput,
      onFocus,
      noValidate: isReady,
    } as const,
  };
}

function byControl<Control extends string>(
  errors: Record<string, string[]>,
  controls: Readonly<Record<Control, string>>,
): FieldErrors<Control> {
  const known = Object.entries(controls) as [Control, string][];
  return Object.fromEntries(
    known.flatMap(([control, field]) => (errors[field]?.[0] ? [[control, errors[field][0]]] : [])),
  ) as FieldErrors<Control>;
}
