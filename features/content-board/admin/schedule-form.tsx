import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { AskedAnswer, contentBoardCalls } from "../calls.ts";

interface Props {
  ids: readonly string[];
  /** Of the office: the time is meant there. */
  timeZone: string;
  /** Nothing said: all. */
  languages?: readonly LanguageCode[];
  /** What is to be done first; false keeps the rest from being done. */
  before?: () => Promise<boolean>;
  onRefused: (asked: AskedAnswer) => void;
  onDone: () => void;
}

/** When what is ticked goes live by itself. */
export function ScheduleForm({ ids, timeZone, languages, before, onRefused, onDone }: Props) {
  const t = useTranslations("admin.content");
  const { send } = useSend<typeof contentBoardCalls>();
  const [wrong, setWrong] = useState<"passed" | "malformed">();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get("at") ?? "");
    if (before && !(await before())) return;
    const body = { ids: [...ids], at, ...(languages && { languages: [...languages] }) };
    setWrong(undefined);
    const how = { stay: true, wrong: tell };
    const answer = await send("POST /api/admin/content/schedule", { body }, how);
    if (!answer) return;
    const { due, problems } = answer;
    if (due === null) return onRefused({ job: null, problems });
    showToast({ kind: "success", title: t("scheduledTitle"), text: t("scheduledText") });
    onDone();
  }

  function tell({ at }: Record<string, string[]>): boolean {
    setWrong(at?.includes("passed") ? "passed" : "malformed");
    return true;
  }

  return (
    <form className="admin-row content-schedule" onSubmit={submit}>
      <AdminField
        label={t("when", { zone: timeZone })}
        type="datetime-local"
        name="at"
        required
        aria-describedby="content-when-wrong"
        aria-invalid={wrong !== undefined}
      />
      <AdminSubmit tone="primary">{t("scheduleNow")}</AdminSubmit>
      <p id="content-when-wrong" role="alert" className="admin-warning admin-small">
        {wrong && t(`wrongTime.${wrong}`)}
      </p>
    </form>
  );
}
