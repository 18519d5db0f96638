import { useContext, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { Answer, CallName, Calls, Conflict } from "#platform/http/call.ts";
import { type CallArguments, clientOf } from "#platform/session/call-client.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { SignedOutContext } from "./signed-out.ts";
import { useTellError } from "./use-tell-error.ts";
import { whyNot } from "./why-not.ts";

interface Sending {
  /** Said when it worked. */
  done?: string;
  /** What the screen shows is gone; the caller leads on. */
  stay?: boolean;
  /** Something else has been done already (409): gives what to say, or nothing where the screen asks itself. */
  refused?: (refusal: Conflict) => string | undefined;
  /** Of a form whose key was used for something else, which is stored (409): that is said, and the key renewed. */
  renewKey?: () => void;
  /** Something that was typed cannot be (422): gives what to say, or true where it says so at its field. */
  wrong?: (errors: Record<string, string[]>) => string | boolean | undefined;
}

/**
 * Changes something through the calls of a feature; then the screen shows what is there now.
 * `send` resolves to the answer; to nothing where it did not work, which a toast says.
 */
export function useSend<Own extends Calls>() {
  const t = useTranslations();
  const tellError = useTellError();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  useFocusBack(isBusy);
  const leave = useContext(SignedOutContext);
  const call = clientOf<Own>();

  const repeated = (renewKey: () => void) => () => {
    renewKey();
    return t("admin.problem.repeated");
  };

  async function send<Name extends keyof Own & CallName>(
    name: Name,
    given: CallArguments<Own[Name]>[0],
    { done, stay = false, renewKey, refused = renewKey && repeated(renewKey), wrong }: Sending = {},
  ): Promise<Answer<Own[Name]> | undefined> {
    setBusy(true);
    const result = await call(name, ...([given] as unknown as CallArguments<Own[Name]>));
    setBusy(false);
    if (result.outcome === "signedOut") leave();
    const known = result.outcome === "refused" && wrong?.(result.errors);
    if (known === true) return undefined;
    const isDone = result.outcome === "done";
    const isRefused = result.outcome === "conflict" && refused !== undefined;
    const text = isRefused
      ? refused(result.answer)
      : known || t(`admin.problem.${whyNot(result.outcome, !!given?.key)}`);
    if (!isDone && text) tellError(text);
    if (isDone && done) showToast({ kind: "success", title: t("toasts.successTitle"), text: done });
    if ((isDone || isRefused) && !stay) await revalidate();
    return isDone ? result.answer : undefined;
  }

  return { send, isBusy };
}
