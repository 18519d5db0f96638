import { type FormEvent, useRef, useState } from "react";
import type * as v from "valibot";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { offline } from "#platform/session/offline.ts";
import {
  getReadyToCheck,
  mistakesIn,
  useFieldErrors,
} from "#platform/submissions/use-field-errors.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { useIsInteractive } from "#ui/view-time/use-at-view-time.ts";
import type { AuthForm, authSchemas } from "./auth-schema.ts";
import { getReadyToCall } from "./call-account.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** What was typed, exactly as it was typed, and what else the form holds. */
type Values<Form extends AuthForm> = v.InferInput<(typeof authSchemas)[Form]> &
  Record<string, string>;

interface Options<Form extends AuthForm, Answer> {
  form: Form;
  /** Throws where its code cannot be had. */
  send(values: Values<Form>): Promise<CallOutcome<Answer>>;
  /** Fetches what only sending needs, when the form is first touched. */
  getReady?(): Promise<unknown>;
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
  getReady,
  onDone,
  keep,
}: Options<Form, Answer>) {
  const inWords = useProblemWords();
  const isInteractive = useIsInteractive();
  const element = useRef<HTMLFormElement>(null);
  const loadSchema = async () => (await import("./auth-schema.ts")).authSchemas[name];
  const check = (data: FormData) => mistakesIn<string>(data, loadSchema);
  const { errors, setErrors, show, onInput } = useFieldErrors(check);
  const [isLoading, setLoading] = useState(false);
  useFocusBack(isLoading);
  const [problem, setProblem] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const data = new FormData(event.currentTarget);
    setLoading(true);
    await checkAndSend(data);
    setLoading(false);
  }

  async function checkAndSend(data: FormData) {
    const wrong = await check(data);
    setProblem(undefined);
    show(wrong, element.current);
    if (Object.keys(wrong).length > 0) return;
    const typed = [...data].map(([field, value]) => [field, String(value)]);
    const values = Object.fromEntries(typed) as Values<Form>;
    const result: CallOutcome<Answer> = await send(values).catch(() => offline);
    setProblem(inWords(result));
    if (result.outcome === "refused") {
      const refused = Object.entries(result.errors).map(([field, codes]) => [field, codes[0]]);
      show(Object.fromEntries(refused), element.current);
    }
    if (result.outcome === "done") {
      setErrors({});
      if (!keep) element.current?.reset();
      onDone(result.answer, values);
    }
  }

  function onFocus() {
    getReadyToCheck(loadSchema);
    getReadyToCall();
    getReady?.().catch(() => {});
    const sending = import("#platform/session/ask-session.ts");
    sending.then(({ prepareToSend }) => prepareToSend()).catch(() => {});
  }

  return {
    id: `form-${name}`,
    isLoading,
    /** Until React runs the page, nothing could be sent but by the browser itself, which must not. */
    isReady: isInteractive,
    problem,
    errorOf: (control: string): string | undefined => errors[control],
    /** For the `<form>`. */
    props: {
      ref: element,
      id: `form-${name}`,
      method: "post",
      onSubmit,
      onInput,
      noValidate: true,
      onFocus,
    } as const,
  };
}
