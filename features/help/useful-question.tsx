import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { usefulAddress, usefulThanks } from "./useful-thanks.ts";

type State = "open" | "sending" | "thanked" | "failed";

/** "Was this useful?", as a plain form: without JavaScript the server leads back to the thanks. */
export function UsefulQuestion({ article }: { article: string }) {
  const t = useTranslations("help");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const [state, setState] = useState<State>("open");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const said = new FormData(event.currentTarget, submitter);
    setState("sending");
    setState(await isCounted(said).then((counted) => (counted ? "thanked" : "failed")));
  }

  return (
    <section
      aria-label={t("useful")}
      className="mt-14 rounded-card border border-line bg-surface p-6 print:hidden"
    >
      <p id={usefulThanks} hidden={state === "thanked"} className="peer hidden target:block">
        {t("thanks")}
      </p>
      {state === "thanked" && (
        <p ref={focusOn} tabIndex={-1}>
          {t("thanks")}
        </p>
      )}
      <p role="status" className="mb-3 empty:sr-only">
        {state === "failed" && t("failed")}
      </p>
      {state !== "thanked" && (
        <form
          method="post"
          action={usefulAddress}
          onSubmit={send}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 peer-target:hidden"
        >
          <input type="hidden" name="Article" value={article} />
          <input type="hidden" name="Language" value={code} />
          <p className="font-semibold">{t("useful")}</p>
          <p className="flex gap-2">
            {(["yes", "no"] as const).map((answer) => (
              <button
                key={answer}
                type="submit"
                name="Useful"
                value={answer}
                className={buttonLook("secondary")}
              >
                {t(answer)}
              </button>
            ))}
          </p>
        </form>
      )}
      <p className="mt-4 text-ink-soft text-small">
        {t("notFound")}{" "}
        <Link to={to("/contact")} className="underline underline-offset-4">
          {t("write")}
        </Link>
      </p>
    </section>
  );
}

/** The button that was pressed is gone: the focus goes on from what stands in its place. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** The answer leads to the thanks of the article's page, which is here already: it need not be followed. */
async function isCounted(said: FormData): Promise<boolean> {
  const body = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(usefulAddress, { method: "POST", body, redirect: "manual" }).catch(
    () => undefined,
  );
  return answer?.type === "opaqueredirect";
}
