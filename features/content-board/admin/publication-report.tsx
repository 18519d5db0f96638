import { useFormatter, useTranslations } from "use-intl";
import { useFieldWords } from "#features/editor/form/use-field-words.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { GateProblem } from "../calls.ts";
import { EntryLink } from "./entry-link.tsx";
import { PublishProgress } from "./publish-progress.tsx";
import type { Publication } from "./use-publication.ts";

/** How a publication is doing, said to those who hear the page, too. */
export function PublicationReport({ publication }: { publication: Publication | undefined }) {
  const t = useTranslations("admin.content");
  return (
    <div role="status" className="content-report" data-state={publication?.state}>
      {publication?.state === "working" && (
        <>
          <p>{t("working")}</p>
          <PublishProgress progress={publication.progress} />
        </>
      )}
      {publication?.state === "nothing" && <p>{t("nothing")}</p>}
      {publication?.state === "done" && <Done job={publication.job} />}
      {publication?.state === "refused" && (
        <>
          <h2>{t("refused", { count: publication.problems.length })}</h2>
          <GateProblems problems={publication.problems} />
        </>
      )}
      {publication?.state === "unknown" && <p className="admin-warning">{t("unknown")}</p>}
      {publication?.state === "failed" && (
        <>
          <h2>{t("failed")}</h2>
          <ul className="content-problems">
            {publication.problems.map((problem) => (
              <li key={problem}>
                <LineBreaks>{problem}</LineBreaks>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Done({ job }: { job: Extract<Publication, { state: "done" }>["job"] }) {
  const t = useTranslations("admin.content");
  const format = useFormatter();
  const { release, pages, milliseconds } = job;
  if (release === null) return <p>{t("nothing")}</p>;
  const seconds = format.number((milliseconds ?? 0) / 1000, { maximumFractionDigits: 1 });
  return <p>{t("done", { release, pages: pages ?? 0, seconds })}</p>;
}

/** What keeps entries from going live: which, in which language, in which field. */
function GateProblems({ problems }: { problems: GateProblem[] }) {
  const languageName = useLanguageName();
  const say = useGateWords();
  const wordsOf = useFieldWords();
  return (
    <ul className="content-problems">
      {problems.map(({ entry, language, field, message, code, value }) => (
        <li key={`${entry} ${language} ${field} ${message}`}>
          <EntryLink id={entry}>{entry}</EntryLink> · {languageName(language)}
          {field && (
            <>
              {" · "}
              {wordsOf(field, null)}
            </>
          )}
          : {say(code, value)}
        </li>
      ))}
    </ul>
  );
}
