import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { KeptFromBinReport } from "#features/content-board/admin/bin/kept-from-bin.tsx";
import { useBin } from "#features/content-board/admin/bin/use-bin.ts";
import { isFormerScreen } from "#features/pages/former-screens.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { newKinds } from "../new-entry/new-kinds.ts";
import { useEditor, useEditorState } from "./use-editor.ts";

interface Props {
  sync: ReturnType<typeof syncDraft>;
  timeZone: string;
}

/** Puts the entry into the bin, or says why it cannot go there. */
export function ThrowAway({ sync, timeZone }: Props) {
  const t = useTranslations("admin.content.bin");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const { id, kind, path } = useEditor().getState().document;
  const isLive = useEditorState((state) => state.live.length > 0);
  const people = useEditorState((state) => state.people);
  const list = kindOf(kind).isPageless ? "/admin/around" : "/admin/content";
  const { put, kept, isBusy } = useBin(() => void navigate(to(list)));
  const isNeeded = !newKinds.includes(kind) || isFormerScreen(path ?? "");
  const names = [...new Set(people.map(({ name }) => name))].join(", ");

  return (
    <details className="admin-card editor-throw">
      <summary>{t("delete")}</summary>
      {isNeeded || isLive ? (
        <p>{t(isNeeded ? "why.needed" : "why.live")}</p>
      ) : (
        <DangerButton
          heading={t("heading", { count: 1 })}
          text={[names && t("also", { names }), t("text", { count: 1 })].filter(Boolean).join(" ")}
          yes={t("put")}
          isBusy={isBusy}
          onYes={() => void sync.flush().then(() => put([id]))}
        >
          {t("put")}
        </DangerButton>
      )}
      <KeptFromBinReport kept={kept} timeZone={timeZone} />
    </details>
  );
}
