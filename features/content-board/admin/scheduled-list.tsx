import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useMay } from "#platform/admin/visitor.tsx";
import type { contentBoardCalls, ReleasesAnswer } from "../calls.ts";
import { ChangedEntries } from "./changed-entries.tsx";
import { useOfficeClock } from "./use-office-clock.ts";

/** What goes live by itself, and when. */
export function ScheduledList({ data: { scheduled, timeZone } }: { data: ReleasesAnswer }) {
  const t = useTranslations("admin.content");
  const may = useMay();
  const atOffice = useOfficeClock(timeZone);
  const { send, isBusy } = useSend<typeof contentBoardCalls>();
  const takeOff = (id: string) =>
    send("POST /api/admin/content/unschedule", { body: { id } }, { done: t("takenOff") });
  return (
    <section aria-labelledby="scheduled-heading" className="admin-stack">
      <h2 id="scheduled-heading">{t("toCome")}</h2>
      {scheduled.length === 0 ? (
        <p className="admin-soft">{t("nothingToCome")}</p>
      ) : (
        <ul className="admin-stack">
          {scheduled.map(({ id, due, by, changes }) => (
            <li key={id} className="admin-card">
              <h3>
                <time dateTime={due}>{atOffice(due)}</time>
              </h3>
              <p className="admin-soft admin-small">
                {t("yourTime")} <Moment at={due} long /> · {by ?? t("byNobody")}
              </p>
              <ChangedEntries changes={changes} />
              {may("publisher") && (
                <div>
                  <AdminButton disabled={isBusy} onClick={() => void takeOff(id)}>
                    {t("takeOff")}
                  </AdminButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
