import { useNavigate, useSearchParams } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Message, messageCalls, Person } from "../calls.ts";
import { messageStatuses } from "../message-status.ts";
import { filterOf } from "./inbox-filters.ts";

interface Props {
  message: Message;
  admins: Person[];
  /** Its mails were never written, since it was taken for spam when it came. */
  isHeldBack: boolean;
}

/** What can be done with a message: status, assignee, unread again, spam or not, delete. */
export function MessageActions({ message, admins, isHeldBack }: Props) {
  const t = useTranslations("admin");
  const { dateTime } = useFormatter();
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { send, isBusy } = useSend<typeof messageCalls>();
  const { id, status, assignee, name, erasedAt } = message;
  const isSpam = status === "spam";
  const known = admins.some((admin) => admin.id === assignee?.id);
  const people = assignee && !known ? [...admins, assignee] : admins;

  /** The list that led here. */
  const list = to(`/admin?${filterOf(query)}`);

  /** Not shown again: a message that is shown is read. */
  async function putBack() {
    const isBack = await send("POST /api/admin/message/unread", { body: { id } }, { stay: true });
    if (isBack) await navigate(list);
  }

  async function remove() {
    const isGone = await send("POST /api/admin/message/delete", { body: { id } }, { stay: true });
    if (isGone) await navigate(list, { replace: true });
  }

  return (
    <section className="admin-card" aria-labelledby="message-actions">
      <h2 id="message-actions">{t("message.actions")}</h2>
      <div className="admin-form">
        <AdminChoice
          label={t("message.status")}
          value={status}
          disabled={isBusy}
          onChange={({ target }) => {
            const status = messageStatuses.find((one) => one === target.value);
            if (status) void send("POST /api/admin/message/status", { body: { id, status } });
          }}
          options={messageStatuses.map((one) => [one, t(`status.${one}`)])}
        />
        <AdminChoice
          label={t("message.assignee")}
          value={assignee?.id ?? ""}
          disabled={isBusy}
          onChange={({ target }) =>
            send("POST /api/admin/message/assign", { body: { id, userId: target.value || null } })
          }
          options={people.map((person) => [person.id, person.name])}
        >
          <option value="">{t("message.nobody")}</option>
        </AdminChoice>
        <div className="admin-row">
          <AdminButton disabled={isBusy} onClick={putBack}>
            {t("message.markUnread")}
          </AdminButton>
          <AdminButton
            disabled={isBusy}
            onClick={() => send("POST /api/admin/message/spam", { body: { id, spam: !isSpam } })}
          >
            {t(isSpam ? "message.notSpam" : "message.markSpam")}
          </AdminButton>
          <DangerButton
            isBusy={isBusy}
            heading={t("message.deleteHeading")}
            text={t("message.deleteText", { name })}
            yes={t("message.deleteYes")}
            onYes={remove}
          >
            {t("message.delete")}
          </DangerButton>
        </div>
        {erasedAt && (
          <p className="admin-soft admin-small">
            {t("message.spamGoes", { day: dateTime(new Date(erasedAt), { dateStyle: "long" }) })}
          </p>
        )}
        {isHeldBack && <p className="admin-soft admin-small">{t("message.heldBack")}</p>}
      </div>
    </section>
  );
}
