import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit, AdminText } from "#platform/admin/admin-field.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { useDraft } from "#platform/admin/use-draft.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { Conflict } from "#platform/http/call.ts";
import type { Message, messageCalls, Reply, ReplyTemplate } from "../calls.ts";
import { TemplateChoice } from "./template-choice.tsx";

interface Props {
  message: Message;
  /** The newest that the page shows. */
  newest: Reply | undefined;
  /** In the language of the message. */
  templates: ReplyTemplate[];
}

/** An answer by mail; a template helps to begin, and what is sent is what stands there. */
export function ReplyForm({ message, newest, templates }: Props) {
  const t = useTranslations("admin.reply");
  const { send, isBusy } = useSend<typeof messageCalls>();
  const { id, email, name, reference, language } = message;
  const draft = useDraft(`reply ${id}`, newest?.id);
  const [other, setOther] = useState<string>();

  async function sendIt() {
    setOther(undefined);
    const written = draft.read();
    const { subject = "", text = "" } = written;
    const body = { id, subject, text, seen: draft.seen() || null };
    const given = { body, key: draft.key() };
    const isSent = await send("POST /api/admin/message/reply", given, { done: t("sent"), refused });
    if (isSent) draft.sent(written);
  }

  function refused({ answered }: Conflict): string | undefined {
    if (answered) {
      draft.see(answered.reply);
      setOther(answered.by);
      return undefined;
    }
    draft.renewKey();
    return t("repeated");
  }

  return (
    <section className="admin-card" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{t("heading")}</h2>
      <p className="admin-soft admin-small">{t("to", { email })}</p>
      <form
        ref={draft.form}
        className="admin-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void sendIt();
        }}
        onInput={draft.keep}
      >
        <TemplateChoice
          form={draft.form}
          templates={templates}
          values={{ name, reference }}
          onChange={draft.keep}
        />
        <AdminField label={t("subject")} name="subject" required maxLength={150} lang={language} />
        <AdminText
          label={t("text")}
          name="text"
          required
          rows={9}
          maxLength={10_000}
          lang={language}
        />
        <div>
          <AdminSubmit tone="primary" isBusy={isBusy}>
            {t(isBusy ? "sending" : "send")}
          </AdminSubmit>
        </div>
      </form>
      <ConfirmDialog
        isOpen={other !== undefined}
        heading={t("answeredHeading")}
        text={t("answeredText", { name: other ?? "" })}
        yes={t("sendAnyway")}
        no={t("lookFirst")}
        tone="primary"
        onYes={sendIt}
        onNo={() => setOther(undefined)}
      />
    </section>
  );
}
