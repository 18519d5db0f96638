import type { ReactNode } from "react";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import type { AuthFormState } from "./use-auth-form.ts";

interface Props {
  form: AuthFormState;
  send: string;
  sending: string;
  /** What became of it, beside the button. */
  done?: ReactNode;
  look?: "primary" | "secondary" | "danger";
  wide?: boolean;
}

/** The button of a form, and what is to be said about the form as a whole. */
export function FormEnd({ form, send, sending, done, look = "primary", wide }: Props) {
  const { isLoading, isReady, problem } = form;
  return (
    <div className="grid gap-3">
      <button
        type="submit"
        disabled={isLoading || !isReady}
        className={`${buttonLook(look)} ${wide ? "w-full" : "justify-self-start"}`}
      >
        {isLoading && <Spinner />}
        {isLoading ? sending : send}
      </button>
      <p role="alert" className="text-error text-small empty:hidden">
        {problem}
      </p>
      <div role="status" className="text-small empty:sr-only">
        {done}
      </div>
    </div>
  );
}
