import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOfficeTime } from "#features/content-board/admin/use-office-time.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls } from "../calls.ts";

interface Props {
  entry: string;
  /** ISO 8601; null: there are none. */
  until: string | null;
  timeZone: string;
  /** Whether it stands beside one of them, which says it, too. */
  isTold: boolean;
  onEnd(): void;
}

const call = clientOf<typeof editorCalls>();

/** That others can see the draft, and the way to end it. */
export function OpenLinks({ entry, until, timeZone, isTold, onEnd }: Props) {
  const t = useTranslations("admin.editor.preview.share");
  const officeTime = useOfficeTime(timeZone);
  const [state, setState] = useState<"ending" | "ended" | "endFailed">();

  async function end(): Promise<void> {
    setState("ending");
    const { outcome } = await call("POST /api/admin/entry/preview-end", { body: { id: entry } });
    setState(outcome === "done" ? "ended" : "endFailed");
    if (outcome === "done") onEnd();
  }

  return (
    <>
      {until !== null && (
        <p className="editor-share-until">
          {!isTold && `${t("open", { until: officeTime(until) })} `}
          <button
            type="button"
            className="editor-small-button"
            aria-disabled={state === "ending"}
            onClick={() => state !== "ending" && void end()}
          >
            {t(state === "ending" ? "ending" : "end")}
          </button>
        </p>
      )}
      <p role="status" className="editor-share-until">
        {((state === "ended" && until === null) || state === "endFailed") && t(state)}
      </p>
    </>
  );
}
