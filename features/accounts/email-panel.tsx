import { useState } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import { callAccount } from "./call-account.ts";
import type { Profile } from "./calls.ts";
import { EmailForm } from "./email-form.tsx";
import { Panel } from "./panel.tsx";
import { useCall } from "./use-call.ts";

interface Props {
  profile: Profile;
  onChange(profile: Profile): void;
}

/** The address: whether it is confirmed, and the way to another one. */
export function EmailPanel({ profile, onChange }: Props) {
  const t = useTranslations("account.profile");
  return (
    <Panel heading={t("emailHeading")}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="break-all">{t("current", { email: profile.email })}</span>
        <span
          className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-small ${
            profile.emailConfirmed ? "bg-brand-tint text-brand" : "bg-error-tint text-error"
          }`}
        >
          {profile.emailConfirmed && <CheckIcon className="size-4" />}
          {t(profile.emailConfirmed ? "confirmed" : "unconfirmed")}
        </span>
      </p>
      {!profile.emailConfirmed && <AskToConfirm />}
      {profile.pendingEmail && (
        <Pending email={profile.pendingEmail} profile={profile} onChange={onChange} />
      )}
      <EmailForm onChange={onChange} />
    </Panel>
  );
}

function AskToConfirm() {
  const t = useTranslations("account.profile");
  const { call, isLoading, problem } = useCall();
  const [isSent, setSent] = useState(false);

  async function sendAgain() {
    if (await call(() => callAccount("POST /api/account/email-confirmation"))) setSent(true);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("confirmText")}</p>
      <button
        type="button"
        onClick={sendAgain}
        disabled={isLoading}
        className={buttonLook("secondary")}
      >
        {t(isLoading ? "sendingAgain" : "sendAgain")}
      </button>
      <Told done={isSent && t("sentAgain")} problem={problem} />
    </div>
  );
}

/** A move to another address takes effect once that one is confirmed, and can be taken back until then. */
function Pending({ email, profile, onChange }: Props & { email: string }) {
  const t = useTranslations("account.profile");
  const { call, isLoading, problem } = useCall();

  async function stay() {
    const body = { email: profile.email };
    const answer = await call(() => callAccount("PATCH /api/account/profile", { body }));
    if (answer) onChange(answer);
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-blueprint-tint p-4">
      <p className="break-words">{t("pending", { email })}</p>
      <button type="button" onClick={stay} disabled={isLoading} className={buttonLook("secondary")}>
        {t("cancel")}
      </button>
      <Told problem={problem} />
    </div>
  );
}

function Told({ done, problem }: { done?: string | false; problem: string | undefined }) {
  return (
    <>
      <p role="status" className="text-small empty:sr-only">
        {done}
      </p>
      <p role="alert" className="text-error text-small empty:hidden">
        {problem}
      </p>
    </>
  );
}
