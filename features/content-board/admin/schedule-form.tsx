import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { LanguageCode } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
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

const call = clientOf<typeof contentBoardCalls>();

/** When what is ticked goes live by itself. */
export function ScheduleForm({ ids, timeZone, languages, before, onRefused, onDone }: Props) {
  const t = useTranslations("admin.content");
  const words = useTranslations("admin.problem");
  const [wrong, setWrong] = useState<"passed" | "malformed">();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get("at") ?? "");
    if (before && !(await before())) return;
    const body = { ids: [...ids], at, ...(languages && { languages: [...languages] }) };
    const result = await call("POST /api/admin/content/schedule", { body });
    if (result.outcome === "refused")
      return setWrong(result.errors.at?.includes("passed") ? "passed" : "malformed");
    setWrong(undefined);
    if (result.outcome !== "done") {
      showToast({ kind: "error", title: words("heading"), text: words("notSaved") });
      return;
    }
    const { due, problems } = result.answer;
    if (due === null) return onRefused({ job: null, problems });
    showToast({ kind: "success", title: t("scheduledTitle"), text: t("scheduledText") });
    onDone();
  }

  return (
    <form className="admin-row content-schedule" onSubmit={submit}>
      <label>
        <span className="admin-label">{t("when", { zone: timeZone })}</span>
        <input
          type="datetime-local"
          name="at"
          required
          aria-describedby="content-when-wrong"
          aria-invalid={wrong !== undefined}
          className="admin-control"
        />
      </label>
      <button type="submit" className="admin-button" data-tone="primary">
        {t("scheduleNow")}
      </button>
      <p id="content-when-wrong" role="alert" className="admin-warning admin-small">
        {wrong && t(`wrongTime.${wrong}`)}
      </p>
    </form>
  );
}
