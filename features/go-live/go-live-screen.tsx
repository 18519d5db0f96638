import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { factName } from "#platform/go-live/fact-name.ts";
import { type Grade, grades } from "#platform/go-live/go-live-check.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { goLiveCalls } from "./calls.ts";

const ask = loaderOf<typeof goLiveCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/go-live", {
    query: { shown: languageOfPath(new URL(request.url).pathname).code },
  });

type Finding = Awaited<ReturnType<typeof load>>["findings"][number];

const tones = { red: "lost", amber: "todo", green: "done" } as const satisfies Record<
  Grade,
  string
>;

/** What is left to do before the site is shown to the public, the worst first. */
export function Screen({ data: { findings } }: { data: { findings: readonly Finding[] } }) {
  const t = useTranslations("admin.goLive");
  const nav = useTranslations("admin.nav");
  const count = (grade: Grade) => findings.filter((finding) => finding.grade === grade).length;
  const isReady = count("red") === 0;
  return (
    <div className="admin-stack">
      <AdminTitle>{nav("goLive")}</AdminTitle>
      <div role="status" className="admin-card">
        {isReady ? t("ready") : t("notReady", { count: count("red") })}
      </div>
      {grades
        .filter((grade) => count(grade) > 0)
        .map((grade) => (
          <section key={grade} className="admin-stack" aria-labelledby={`go-live-${grade}`}>
            <h2 id={`go-live-${grade}`} className="admin-section">
              {t(`groups.${grade}`)}
            </h2>
            <ul className="admin-pairs">
              {findings
                .filter((finding) => finding.grade === grade)
                .map((finding) => (
                  <FindingCard key={finding.check} finding={finding} />
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function FindingCard({ finding: { check, grade, names, more, where } }: { finding: Finding }) {
  const words = useTranslations();
  const t = useTranslations("admin.goLive");
  const to = useLocalizedPath();
  const say = (part: "about" | "todo") => t(`checks.${check}.${part}` as "checks.origin.about");
  return (
    <li className="admin-card">
      <p className="admin-row">
        <strong>{t(`checks.${check}.name` as "checks.origin.name")}</strong>
        <Badge tone={tones[grade]}>{t(`grades.${grade}`)}</Badge>
      </p>
      <p className="admin-soft">{say("about")}</p>
      {names.length > 0 && (
        <p className="wrap-anywhere">
          {names.map((name) => factName(words, name)).join(" · ")}
          {more > 0 && ` · ${t("more", { count: more })}`}
        </p>
      )}
      {grade !== "green" && <p>{say("todo")}</p>}
      {grade !== "green" && where && (
        <Link
          to={to(where)}
          className="admin-link"
          aria-label={`${t("open")}: ${t(`checks.${check}.name` as "checks.origin.name")}`}
        >
          {t("open")} →
        </Link>
      )}
    </li>
  );
}
