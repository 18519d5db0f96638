import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { contentBoardCalls, KeptInBin } from "../../calls.ts";
import "../content.css";
import { EntryLink } from "../entry-link.tsx";

interface Props {
  entry: string;
  title: string;
  onDone: () => void;
}

const call = clientOf<typeof contentBoardCalls>();

/** Takes an entry out of the bin; where its address belongs to another one by now, it says so and offers another. */
export function RestoreEntry({ entry, title, onDone }: Props) {
  const t = useTranslations("admin.content.bin");
  const problem = useTranslations("admin.problem");
  const toasts = useTranslations("toasts");
  const { code: shown } = useLanguage();
  const [taken, setTaken] = useState<KeptInBin>();
  const [isBusy, setBusy] = useState(false);

  async function restore(elsewhere: boolean): Promise<void> {
    setBusy(true);
    const body = { ids: [entry], shown, elsewhere };
    const result = await call("POST /api/admin/content/restore", { body });
    setBusy(false);
    if (result.outcome !== "done")
      return showToast({ kind: "error", title: problem("heading"), text: problem("notSaved") });
    const [kept] = result.answer.kept;
    if (kept) return setTaken(kept);
    showToast({ kind: "success", title: toasts("successTitle"), text: t("restored") });
    onDone();
  }

  return (
    <>
      <button
        type="button"
        className="admin-button"
        disabled={isBusy}
        aria-label={t("restoreOf", { title })}
        onClick={() => void restore(false)}
      >
        {t("restore")}
      </button>
      <div role="status" className="content-report">
        {taken && (
          <>
            <p className="admin-warning">
              {t("taken", { address: taken.address })}{" "}
              <EntryLink id={taken.by.entry}>{taken.by.title}</EntryLink>
            </p>
            <button
              type="button"
              className="admin-button"
              disabled={isBusy}
              onClick={() => void restore(true)}
            >
              {t("elsewhere")}
            </button>
          </>
        )}
      </div>
    </>
  );
}
