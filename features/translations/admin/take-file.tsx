import { type ChangeEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { clientOf, type WithFile } from "#platform/session/call-client.ts";
import type { TakenFile, translationCalls } from "../calls.ts";
import { wrongFiles } from "../files/file-text.ts";

const call =
  clientOf<WithFile<Pick<typeof translationCalls, "POST /api/admin/translations/file">>>();

type Untaken = (typeof wrongFiles)[number] | "failed" | "lost";

/** A translator's file comes back; what became of its texts is told. */
export function TakeFile() {
  const t = useTranslations("admin.translations");
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<TakenFile | Untaken>();

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setTold(await send(file));
    currentTarget.value = "";
    await revalidate();
  }

  return (
    <div className="text-take">
      <label className="admin-button">
        {t("take")}
        <input type="file" accept=".xlf,.xliff,.csv" className="sr-only" onChange={take} />
      </label>
      <div role="status">
        {typeof told === "string" && <p className="admin-warning">{t(`wrongFile.${told}`)}</p>}
        {typeof told === "object" && <Report told={told} />}
      </div>
    </div>
  );
}

function Report({ told: { counts, texts } }: { told: TakenFile }) {
  const t = useTranslations("admin.translations");
  const say = useGateWords();
  const { taken = 0, late = 0, kept = 0, unchanged = 0, empty = 0, gone = 0, refused = 0 } = counts;
  return (
    <>
      <p>{t("tookFile", { taken, late, kept, unchanged: unchanged + empty, gone, refused })}</p>
      <ul className="admin-small">
        {texts.map(({ entry, field, decision, message, why }) => (
          <li key={`${entry} ${field}`}>
            {entry} · <code className="text-field">{field}</code>:{" "}
            {t(`decision.${decision as "late"}`)}
            {why
              ? ` (${say(why.code, why.value)})`
              : message && <span lang="en"> ({message})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of a file; why it was not taken. */
async function send(file: File): Promise<TakenFile | Untaken> {
  const body = new FormData();
  body.set("file", file);
  const result = await call("POST /api/admin/translations/file", { body });
  if (result.outcome === "done") return result.answer;
  if (result.outcome === "offline") return "lost";
  const [code] = (result.outcome === "refused" && result.errors.file) || [];
  return wrongFiles.find((known) => known === code) ?? "failed";
}
