import { type ChangeEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { currentToken, forgetToken } from "#platform/session/ask-session.ts";
import type { TakenFile } from "../calls.ts";
import { wrongFiles } from "../files/file-text.ts";

/** A translator's file comes back; what became of its texts is told. */
export function TakeFile() {
  const t = useTranslations("admin.translations");
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<TakenFile | (typeof wrongFiles)[number] | "failed">();

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setTold(await send(file).catch(() => "failed" as const));
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
  const { taken = 0, late = 0, kept = 0, unchanged = 0, empty = 0, gone = 0, refused = 0 } = counts;
  return (
    <>
      <p>{t("tookFile", { taken, late, kept, unchanged: unchanged + empty, gone, refused })}</p>
      <ul className="admin-small">
        {texts.map(({ entry, field, decision, message }) => (
          <li key={`${entry} ${field}`}>
            {entry} · <code className="text-field">{field}</code>:{" "}
            {t(`decision.${decision as "late"}`)}
            {message && <span lang="en"> ({message})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

async function send(file: File): Promise<TakenFile | (typeof wrongFiles)[number] | "failed"> {
  const body = new FormData();
  body.set("file", file);
  const { value } = await currentToken();
  const headers = { "x-xsrf-token": value };
  const response = await fetch("/api/admin/translations/file", { method: "POST", headers, body });
  if (response.status === 403) forgetToken();
  const answer = await response.json();
  if (response.ok) return answer;
  const [code] = answer?.errors?.file ?? [];
  return wrongFiles.find((known) => known === code) ?? "failed";
}
