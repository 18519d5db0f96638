import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { ContentEntry, contentBoardCalls } from "../calls.ts";
import { KeptFromBinReport } from "./bin/kept-from-bin.tsx";
import { useBin } from "./bin/use-bin.ts";
import { PublicationReport } from "./publication-report.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { usePublication } from "./use-publication.ts";

interface Props {
  chosen: readonly ContentEntry[];
  /** Otherwise entries can be thrown away alone. */
  isPublisher: boolean;
  timeZone: string;
  /** The tick of all rows. */
  all: ReactNode;
  onDone: () => void;
}

/** Publishing, taking off, scheduling and throwing away what is ticked. */
export function EntryActions({ chosen, isPublisher, timeZone, all, onDone }: Props) {
  const t = useTranslations("admin.content");
  const bin = useTranslations("admin.content.bin");
  const { revalidate } = useRevalidator();
  const { put, kept, isBusy } = useBin(() => {
    onDone();
    void revalidate();
  });
  const { send } = useSend<typeof contentBoardCalls>();
  const { publication, follow } = usePublication();
  const [asks, setAsks] = useState<"publish" | "unpublish">();
  const [isScheduling, setScheduling] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const samples = chosen.filter(({ isSample }) => isSample).length;
  const isIdle = publication?.state !== "working";
  useFocusBack(!isIdle);

  async function run(what: "publish" | "unpublish") {
    setAsks(undefined);
    const answer = await send(`POST /api/admin/content/${what}`, { body: { ids } }, { stay: true });
    if (!answer) return;
    follow(answer);
    onDone();
  }

  return (
    <section className="content-actions" aria-label={t("actions")}>
      <div className="admin-row">
        {all}
        <span className="admin-soft admin-small" aria-live="polite">
          {t("chosen", { count })}
        </span>
        {isPublisher && (
          <>
            <AdminButton
              tone="primary"
              disabled={count === 0 || !isIdle}
              onClick={() => (samples > 0 ? setAsks("publish") : void run("publish"))}
            >
              {t("publish")}
            </AdminButton>
            <AdminButton
              disabled={count === 0 || !isIdle}
              aria-expanded={isScheduling}
              onClick={() => setScheduling(!isScheduling)}
            >
              {t("schedule")}
            </AdminButton>
            <AdminButton
              tone="danger"
              disabled={count === 0 || !isIdle}
              onClick={() => setAsks("unpublish")}
            >
              {t("unpublish")}
            </AdminButton>
          </>
        )}
        <DangerButton
          heading={bin("heading", { count })}
          text={bin("text", { count })}
          yes={bin("put")}
          isBusy={count === 0 || !isIdle || isBusy}
          onYes={() => void put(ids)}
        >
          {bin("put")}
        </DangerButton>
      </div>
      {isScheduling && count > 0 && (
        <ScheduleForm
          ids={ids}
          timeZone={timeZone}
          onRefused={follow}
          onDone={() => {
            setScheduling(false);
            onDone();
          }}
        />
      )}
      <PublicationReport publication={publication} />
      <KeptFromBinReport kept={kept} timeZone={timeZone} />
      <ConfirmDialog
        isOpen={asks !== undefined}
        heading={t(asks === "publish" ? "samplesHeading" : "unpublishHeading", { count })}
        text={asks === "publish" ? t("samplesText", { count: samples }) : t("unpublishText")}
        yes={t(asks === "publish" ? "publish" : "unpublish")}
        tone={asks === "publish" ? "primary" : "danger"}
        onYes={() => asks && void run(asks)}
        onNo={() => setAsks(undefined)}
      />
    </section>
  );
}
