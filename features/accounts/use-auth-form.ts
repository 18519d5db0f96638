import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { useState } from "react";
import type * as v from "valibot";
import { prepareToSend } from "#platform/session/ask-session.ts";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { useIsInteractive } from "#ui/view-time/use-at-view-time.ts";
import { type AuthForm, authSchemas } from "./auth-schema.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** What was typed, exactly as it was typed, and what else the form holds. */
type Values<Form extends AuthForm> = v.InferInput<(typeof authSchemas)[Form]> &
  Record<string, string>;

interface Options<Form extends AuthForm, Answer> {
  form: Form;
  send(values: Values<Form>): Promise<CallOutcome<Answer>>;
  /** It worked; what was typed is forgotten unless `keep`. */
  onDone(answer: Answer, values: Values<Form>): void;
  keep?: boolean;
}

/** What the fields and the button of a form of the account need. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/** A form of the account: checked in place by the schema that the server uses, sent by script. */
export function useAuthForm<Form extends AuthForm, Answer>({
  form: name,
  send,
  onDone,
  keep,
}: Options<Form, Answer>) {
  const inWords = useProblemWords();
  const isInteractive = useIsInteractive();
  const [lastResult, setLastResult] = useState<SubmissionResult<string[]>>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const [form, fields] = useForm<Record<string, string>>({
    id: `form-${name}`,
    lastResult,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithValibot(formData, { schema: authSchemas[name], info: { abortPipeEarly: true } }),
    async onSubmit(event, { submission, formData }) {
      event.preventDefault();
      setProblem(undefined);
      if (submission?.status !== "success" || isLoading) return;
      const typed = [...formData].map(([field, value]) => [field, String(value)]);
      const values = Object.fromEntries(typed) as Values<Form>;
      setLoading(true);
      const result = await send(values);
      setLoading(false);
      setProblem(inWords(result));
      if (result.outcome === "refused") {
        setLastResult(submission.reply({ fieldErrors: result.errors }));
      }
      if (result.outcome === "done") {
        if (!keep) setLastResult(submission.reply({ resetForm: true }));
        onDone(result.answer, values);
      }
    },
  });

  return {
    id: form.id,
    isLoading,
    /** Until React runs the page, nothing could be sent but by the browser itself, which must not. */
    isReady: isInteractive,
    problem,
    errorOf: (control: string): string | undefined => fields[control]?.errors?.[0],
    /** For the `<form>`. */
    props: {
      id: form.id,
      method: "post",
      onSubmit: form.onSubmit,
      noValidate: true,
      onFocus: prepareToSend,
    } as const,
  };
}
