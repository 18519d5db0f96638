import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";

interface Props {
  /** What becomes of what is typed. */
  privacy: ReactNode;
  isLoading: boolean;
  /** On the button. */
  words: string;
  /** Why it could not be sent, if it could not. */
  problem: string | undefined;
}

/** The end of a form: what becomes of it, the button, and the line for what went wrong. */
export function SubmitRow({ privacy, isLoading, words, problem }: Props) {
  const t = useTranslations("forms.contact");
  return (
    <div className="grid gap-4 sm:col-span-2">
      {privacy}
      <button
        type="submit"
        disabled={isLoading}
        className={`${buttonLook("primary")} w-full sm:w-auto sm:justify-self-start`}
      >
        {isLoading && <Spinner />}
        {isLoading ? t("sending") : words}
      </button>
      <p role="alert" data-form-status="" className="text-error text-small empty:hidden">
        {problem}
      </p>
    </div>
  );
}
