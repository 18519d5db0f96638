import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { callAccount } from "./call-account.ts";
import type { Notifications as Answer } from "./calls.ts";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";
import { useCall } from "./use-call.ts";

/** Which mails the person wants. */
export default function Notifications() {
  const { answer, problem, load, put } = useAnswer(() =>
    callAccount("GET /api/account/notifications"),
  );
  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {(wanted) => <Choices wanted={wanted} onChange={put} />}
    </Loaded>
  );
}

function Choices({ wanted, onChange }: { wanted: Answer; onChange(answer: Answer): void }) {
  const t = useTranslations("account");
  const { call, isLoading, problem } = useCall();
  const [isSaved, setSaved] = useState(false);
  const remark =
    wanted.news === "waiting" || wanted.news === "unconfirmed" ? wanted.news : undefined;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const state = (name: string) => (chosen.has(name) ? ("on" as const) : ("off" as const));
    const body = { signIn: state("signIn"), news: state("news") };
    const answer = await call(() => callAccount("PUT /api/account/notifications", { body }));
    if (!answer) return;
    onChange(answer);
    setSaved(true);
  }

  return (
    <form
      onSubmit={save}
      onInput={() => setSaved(false)}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <Choice
        name="signIn"
        label={t("notifications.signIn")}
        text={t("notifications.signInText")}
        isOn={wanted.signIn === "on"}
      />
      {wanted.news !== null && (
        <Choice
          name="news"
          label={t("notifications.news")}
          text={t("notifications.newsText")}
          isOn={wanted.news === "on" || wanted.news === "waiting"}
          isDisabled={wanted.news === "unconfirmed"}
          remark={remark && t(`notifications.${remark}`)}
        />
      )}
      <div className="grid justify-items-start gap-3">
        <button type="submit" disabled={isLoading} className={buttonLook("primary")}>
          {isLoading && <Spinner />}
          {t(isLoading ? "saving" : "save")}
        </button>
        <p role="status" className="text-small empty:sr-only">
          {isSaved && t("saved")}
        </p>
        <p role="alert" className="text-error text-small empty:hidden">
          {problem}
        </p>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: keyof Answer;
  label: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  remark?: string;
}

function Choice({ name, label, text, isOn, isDisabled, remark }: ChoiceProps) {
  const id = `notify-${name}`;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <input
        id={id}
        name={name}
        type="checkbox"
        defaultChecked={isOn}
        disabled={isDisabled}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-6 accent-brand"
      />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div id={`${id}-text`} className="col-start-2 grid gap-1 text-ink-soft text-small">
        <p>{text}</p>
        {remark && <p className="font-medium text-ink">{remark}</p>}
      </div>
    </div>
  );
}
