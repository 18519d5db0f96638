import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useMay } from "#platform/admin/visitor.tsx";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { contentBoardCalls, ReleasesAnswer } from "../calls.ts";
import { ChangedEntries } from "./changed-entries.tsx";
import { PublicationReport } from "./publication-report.tsx";
import { usePublication } from "./use-publication.ts";

/** What was published, by whom; the last one can be taken back. */
export function ReleaseList({ data }: { data: ReleasesAnswer }) {
  const t = useTranslations("admin.content");
  const may = useMay();
  const { publication, follow } = usePublication();
  const [asked, setAsked] = useState<number>();
  const { send, isBusy: isAsking } = useSend<typeof contentBoardCalls>();
  // Until the list knows of what was just published, its last release is not the last one.
  const isOld = useRevalidator().state === "loading";
  const isBusy = isAsking || isOld || publication?.state === "working";
  useFocusBack(isBusy);
  const { releases, undoable, canPublish } = data;

  async function undo(release: number) {
    setAsked(undefined);
    const how = { stay: true, refused: () => t("overtaken") };
    const answer = await send("POST /api/admin/content/undo", { body: { release } }, how);
    if (answer) follow(answer);
  }

  return (
    <section aria-labelledby="releases-heading" className="admin-stack">
      <h2 id="releases-heading">{t("published")}</h2>
      <PublicationReport publication={publication} />
      {releases.length === 0 && <p className="admin-soft">{t("nothingPublished")}</p>}
      <ol className="content-releases" reversed>
        {releases.map(({ id, madeAt, by, changes, undoes, isUndone, isRedirects }) => (
          <li key={id} className="admin-card" data-undone={isUndone || undefined}>
            <p className="admin-row">
              <strong>{t("release", { id })}</strong>
              <Moment at={madeAt} long />
              <span className="admin-soft">{by ?? t("byNobody")}</span>
              {isUndone && <Badge tone="lost">{t("undone")}</Badge>}
              {undoes !== null && <Badge tone="todo">{t("undoes", { id: undoes })}</Badge>}
            </p>
            {changes.length > 0 ? (
              <ChangedEntries changes={changes} />
            ) : (
              <p>{t(isRedirects ? "redirectsChanged" : "pricesRenewed")}</p>
            )}
            {id === undoable && canPublish && may("publisher") && (
              <div>
                <AdminButton tone="danger" disabled={isBusy} onClick={() => setAsked(id)}>
                  {t("undo")}
                </AdminButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={asked !== undefined}
        heading={t("undoHeading", { id: asked ?? 0 })}
        text={t("undoText")}
        yes={t("undo")}
        onYes={() => asked !== undefined && void undo(asked)}
        onNo={() => setAsked(undefined)}
      />
    </section>
  );
}
