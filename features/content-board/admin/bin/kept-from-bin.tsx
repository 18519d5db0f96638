import { useTranslations } from "use-intl";
import type { KeptFromBin } from "../../calls.ts";
import "../content.css";
import { EntryLink } from "../entry-link.tsx";
import { useOfficeClock } from "../use-office-clock.ts";

interface Props {
  kept: readonly KeptFromBin[];
  timeZone: string;
}

/** What keeps entries from the bin, and the ways to it; said to those who hear the page, too. */
export function KeptFromBinReport({ kept, timeZone }: Props) {
  const t = useTranslations("admin.content.bin");
  const atOffice = useOfficeClock(timeZone);
  return (
    <div role="status" className="content-report" data-state="refused">
      {kept.length > 0 && (
        <>
          <h2>{t("kept")}</h2>
          <ul className="content-problems">
            {kept.map(({ entry, title, why, due, names }) => (
              <li key={entry}>
                <EntryLink id={entry}>{title}</EntryLink>:{" "}
                {t(`why.${why}`, { when: due ? atOffice(due) : "", count: names.length })}
                {names.length > 0 && (
                  <ul className="content-problems">
                    {names.map((one) => (
                      <li key={one.entry}>
                        <EntryLink id={one.entry}>{one.title}</EntryLink>{" "}
                        <span className="admin-soft">({t(one.isLive ? "isLive" : "isDraft")})</span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
