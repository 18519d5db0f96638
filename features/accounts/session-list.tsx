import { useFormatter, useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { callAccount } from "./call-account.ts";
import type { Session } from "./calls.ts";
import { Loaded } from "./loaded.tsx";
import { Panel } from "./panel.tsx";
import { useCall } from "./use-call.ts";

interface Props {
  answer: { sessions: Session[] } | undefined;
  problem: string | undefined;
  load(): Promise<void>;
}

/** Where the account is open, each with a button that ends it there. */
export function SessionList({ answer, problem, load }: Props) {
  const t = useTranslations("account.security");
  const { call, isLoading, problem: notEnded } = useCall();

  async function end(only?: Session) {
    await call(() =>
      only
        ? callAccount("DELETE /api/account/sessions/:id", { params: { id: only.id } })
        : callAccount("DELETE /api/account/sessions"),
    );
    await load();
  }

  return (
    <Panel heading={t("sessionsHeading")} text={t("sessionsText")}>
      <Loaded answer={answer} problem={problem} onRetry={load}>
        {({ sessions }) => (
          <>
            <ul className="grid">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isLoading={isLoading}
                  onEnd={() => end(session)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <button
                type="button"
                disabled={isLoading}
                onClick={() => end()}
                className={`${buttonLook("secondary")} justify-self-start`}
              >
                {t("endOthers")}
              </button>
            )}
            <p role="alert" className="text-error text-small empty:hidden">
              {notEnded}
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface RowProps {
  session: Session;
  isLoading: boolean;
  onEnd(): void;
}

function SessionRow({ session, isLoading, onEnd }: RowProps) {
  const t = useTranslations("account.security");
  const format = useFormatter();
  const browser = session.browser || t("unknown");
  const moment = (at: number) => format.dateTime(at, { dateStyle: "medium", timeStyle: "short" });
  const began = moment(session.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-4 first:border-0">
      <div className="min-w-0">
        <p className="font-medium">
          {browser}
          {session.current && (
            <span className="ml-3 rounded-full bg-brand-tint px-3 py-0.5 text-brand text-small">
              {t("here")}
            </span>
          )}
        </p>
        <p className="text-ink-soft text-small">
          {t("began", { when: began })} · {t("seen", { when: moment(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          disabled={isLoading}
          onClick={onEnd}
          aria-label={t("endNamed", { browser, when: began })}
          className={buttonLook("quiet")}
        >
          {t("end")}
        </button>
      )}
    </li>
  );
}
