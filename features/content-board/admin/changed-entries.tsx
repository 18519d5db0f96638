import { useTranslations } from "use-intl";
import type { ReleasesAnswer } from "../calls.ts";
import { EntryLink } from "./entry-link.tsx";

type Change = ReleasesAnswer["releases"][number]["changes"][number];

/** So many are named at once; the rest opens. */
const named = 6;

/** Which entries changed in which languages: “First steps (tr, en)”. */
export function ChangedEntries({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations("admin.content");
  const entries = [...Map.groupBy(changes, ({ entry }) => entry)];
  const list = (some: typeof entries) => (
    <ul className="content-changes">
      {some.map(([entry, own]) => (
        <li key={entry}>
          <EntryLink id={entry}>{own[0]?.title}</EntryLink>{" "}
          <span className="admin-soft">
            ({own.map(({ language }) => language).join(", ")})
            {own.every(({ isGone }) => isGone) && ` ${t("gone")}`}
          </span>
        </li>
      ))}
    </ul>
  );
  const rest = entries.slice(named);
  return (
    <>
      {list(entries.slice(0, named))}
      {rest.length > 0 && (
        <details>
          <summary>{t("further", { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
