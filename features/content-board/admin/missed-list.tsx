import { useTranslations } from "use-intl";
import type { ReleasesAnswer } from "../calls.ts";
import { ChangedEntries } from "./changed-entries.tsx";
import { useOfficeClock } from "./use-office-clock.ts";

/** What was scheduled and could not go live; nobody was looking when that was found out. */
export function MissedList({ data: { missed, timeZone } }: { data: ReleasesAnswer }) {
  const t = useTranslations("admin.content");
  const atOffice = useOfficeClock(timeZone);
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby="missed-heading" className="admin-stack">
      <h2 id="missed-heading">{t("missed")}</h2>
      <p className="admin-warning">{t("missedText")}</p>
      <ul className="admin-stack">
        {missed.map(({ id, due, by, changes }) => (
          <li key={id} className="admin-card">
            <h3>
              <time dateTime={due}>{atOffice(due)}</time>
            </h3>
            <p className="admin-soft admin-small">{by ?? t("byNobody")}</p>
            <ChangedEntries changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
