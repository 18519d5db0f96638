import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { adminAddress } from "#platform/admin/ask-admin.ts";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useKey } from "#platform/admin/use-key.ts";
import { useSend } from "#platform/admin/use-send.ts";
import { whyNot } from "#platform/admin/why-not.ts";
import { type CallOutcome, clientOf, type WithFile } from "#platform/session/call-client.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { FileControl } from "#ui/form-field/file-control.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import type { talkCalls } from "../talk/talk-calls.ts";
import type { OrderAnswer } from "./office-calls.ts";

const call = clientOf<WithFile<Pick<typeof talkCalls, "POST /api/admin/order/file">>>();

type Files = OrderAnswer["files"];

/** What the company gives the buyer. */
export function OrderFiles({ id, files }: { id: string; files: Files }) {
  const t = useTranslations("admin.orders.talk");
  return (
    <section className="admin-card" aria-labelledby="order-files">
      <h2 id="order-files">{t("files")}</h2>
      {files.length > 0 && (
        <ul className="admin-events">
          {files.map((file) => (
            <GivenFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <UploadForm id={id} />
    </section>
  );
}

function GivenFile({ file: { id, name, bytes, at, by } }: { file: Files[number] }) {
  const t = useTranslations("admin.orders.talk");
  const { number } = useFormatter();
  const { send, isBusy } = useSend<typeof talkCalls>();
  const [isAsked, ask] = useState(false);
  const size = number(Math.max(1, Math.round(bytes / 1024)), { style: "unit", unit: "kilobyte" });

  async function remove() {
    ask(false);
    await send("POST /api/admin/order/file/delete", { body: { id } }, { done: t("deleted") });
  }

  return (
    <li>
      <a className="admin-link" href={adminAddress("order/file", { id })} download>
        <LineBreaks>{name}</LineBreaks>
      </a>
      <p className="admin-row">
        <span className="admin-soft">
          {size} · {by} · <Moment at={at} />
        </span>
        <AdminButton
          tone="danger"
          disabled={isBusy}
          aria-label={t("deleteNamed", { name })}
          onClick={() => ask(true)}
        >
          {t("delete")}
        </AdminButton>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        heading={t("deleteHeading")}
        text={t("deleteText", { name })}
        yes={t("deleteYes")}
        onYes={remove}
        onNo={() => ask(false)}
      />
    </li>
  );
}

/** The server reads the id before the file. */
function UploadForm({ id }: { id: string }) {
  const t = useTranslations("admin.orders.talk");
  const file = useTranslations("forms.file");
  const errors = useTranslations("forms.errors.file");
  const success = useTranslations("toasts")("successTitle");
  const problemWords = useTranslations("admin.problem");
  const { revalidate } = useRevalidator();
  const { key, renewKey } = useKey();
  const [isBusy, setBusy] = useState(false);
  useFocusBack(isBusy);
  const [problem, setProblem] = useState<string>();

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setProblem(undefined);
    const body = new FormData(form);
    const result = await call("POST /api/admin/order/file", { body, key: key() });
    if (result.outcome === "done") {
      form.reset();
      renewKey();
      showToast({ kind: "success", title: success, text: t("uploaded") });
      await revalidate();
    } else setProblem(await whyRefused(result));
    setBusy(false);
  }

  async function whyRefused(result: CallOutcome): Promise<string> {
    if (result.outcome === "done") return "";
    if (result.outcome === "conflict") {
      // The file before this one is there; the list shows it.
      renewKey();
      await revalidate();
      return problemWords("repeated");
    }
    if (result.status === 413) return errors("too_large");
    const [code] = (result.outcome === "refused" && result.errors.file) || [];
    if (code === "too_many") return t("tooMany");
    return code && errors.has(code as "unsafe")
      ? errors(code as "unsafe")
      : problemWords(whyNot(result.outcome, true));
  }

  return (
    <form className="admin-form" onSubmit={upload}>
      <input type="hidden" name="id" value={id} />
      <label htmlFor="order-file">
        <span className="admin-label">{t("choose")}</span>
        <FileControl
          id="order-file"
          words={{ choose: file("choose"), nothing: file("nothing") }}
          name="file"
          required
          accept=".pdf,.docx,.odt"
          className="admin-control"
        />
      </label>
      <p className="admin-soft admin-small">{t("filesHint")}</p>
      <div>
        <AdminSubmit isBusy={isBusy}>{t("upload")}</AdminSubmit>
      </div>
      <p role="alert" className="admin-warning">
        {problem}
      </p>
    </form>
  );
}
