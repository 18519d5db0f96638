import { useTranslations } from "use-intl";
import { signOut } from "#platform/session/sign-out.ts";
import { useTellError } from "./use-tell-error.ts";
import { whyNot } from "./why-not.ts";

/** Signs out and leads on; where that did not work, a toast says so. */
export function useSignOut(): (next: string) => Promise<void> {
  const t = useTranslations("admin.problem");
  const tellError = useTellError();
  return async (next) => {
    const outcome = await signOut();
    if (outcome === "done") return location.assign(next);
    tellError(t(whyNot(outcome)));
  };
}
