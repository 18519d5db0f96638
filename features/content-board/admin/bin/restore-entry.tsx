import { useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { contentBoardCalls, KeptInBin } from "../../calls.ts";
import "../content.css";
import { EntryLink } from "../entry-link.tsx";

interface Props {
  entry: string;
  title: string;
  onDone: () => void;
}

/** Takes an entry out of the bin; where its address belongs to another one by now, it says so and offers another. */
export function RestoreEntry({ entry, title, onDone }: Props) {
  const t = useTranslations("admin.content.bin");
  const toasts = useTranslations("toasts");
  const { code: shown } = useLanguage();
  const [taken, setTaken] = useState<KeptInBin>();
  const { send, isBusy } = useSend<typeof contentBoardCalls>();

  async function restore(elsewhere: boolean): Promise<void> {
    const body = { ids: [entry], shown, elsewhere };
    const answer = await send("POST /api/admin/content/restore", { body }, { stay: true });
    if (!answer) return;
    const [kept] = answer.kept;
    if (kept) return setTaken(kept);
    showToast({ kind: "success", title: toasts("successTitle"), text: t("restored") });
    onDone();
  }

  return (
    <>
      <AdminButton
        disabled={isBusy}
        aria-label={t("restoreOf", { title })}
        onClick={() => void restore(false)}
      >
        {t("restore")}
      </AdminButton>
      <div role="status" className="content-report">
        {taken && (
          <>
            <p className="admin-warning">
              {t("taken", { address: taken.address })}{" "}
              <EntryLink id={taken.by.entry}>{taken.by.title}</EntryLink>
            </p>
            <AdminButton disabled={isBusy} onClick={() => void restore(true)}>
              {t("elsewhere")}
            </AdminButton>
          </>
        )}
      </div>
    </>
  );
}
