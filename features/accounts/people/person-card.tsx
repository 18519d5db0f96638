import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { Colleague, peopleCalls } from "./calls.ts";
import { accessIn, RoleChoice } from "./role-choice.tsx";

/** One colleague: what they may do, and what can be changed about it. */
export function PersonCard({ person }: { person: Colleague }) {
  const t = useTranslations("admin.people");
  const { name, email, isAdmin, roles, isInvited, isSelf, isDemo } = person;
  return (
    <li className="admin-card">
      <div className="admin-row">
        <h3>
          <LineBreaks>{name}</LineBreaks>
        </h3>
        {isSelf && <Badge tone="done">{t("you")}</Badge>}
        {isInvited && <Badge tone="going">{t("waiting")}</Badge>}
      </div>
      <p className="admin-soft admin-small">
        <LineBreaks>{email}</LineBreaks>
        {" · "}
        <LastSignIn person={person} />
      </p>
      <p className="admin-row">
        {[...(isAdmin ? (["Admin"] as const) : []), ...roles].map((role) => (
          <Badge key={role} tone="todo">
            {t(`role.${role}`)}
          </Badge>
        ))}
      </p>
      {isDemo ? <p className="admin-soft admin-small">{t("demo")}</p> : <Changes person={person} />}
    </li>
  );
}

function LastSignIn({ person: { lastSignInAt, sessions } }: { person: Colleague }) {
  const t = useTranslations("admin.people");
  if (!lastSignInAt) return t("never");
  return (
    <>
      {t("lastSignIn")} <Moment at={lastSignInAt} /> {t("sessions", { count: sessions })}
    </>
  );
}

function Changes({ person }: { person: Colleague }) {
  const t = useTranslations("admin.people");
  const { send, isBusy } = useSend<typeof peopleCalls>();
  const { id, name, sessions, isSelf } = person;

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { id, ...accessIn(event.currentTarget) };
    const refused = () => t("lastAdministrator");
    await send("POST /api/admin/people/roles", { body }, { done: t("changed", { name }), refused });
  }

  function endSessions() {
    const done = t("sessionsEnded", { name });
    void send("POST /api/admin/people/sessions", { body: { id } }, { done });
  }

  return (
    <details>
      <summary>{t("change", { name })}</summary>
      {/* The key: what the server says is what the boxes say. */}
      <form
        key={`${person.isAdmin} ${person.roles}`}
        className="admin-form people-changes"
        onSubmit={change}
      >
        <RoleChoice held={person} />
        <p className="admin-soft admin-small">{t("none")}</p>
        <div className="admin-row">
          <AdminSubmit tone="primary" isBusy={isBusy}>
            {t("save")}
          </AdminSubmit>
          {sessions > (isSelf ? 1 : 0) && (
            <DangerButton
              isBusy={isBusy}
              heading={t("endSessionsHeading", { name })}
              text={t(isSelf ? "endOwnText" : "endSessionsText")}
              yes={t("endSessions")}
              onYes={endSessions}
            >
              {t("endSessions")}
            </DangerButton>
          )}
        </div>
      </form>
    </details>
  );
}
