import { type ReactNode, useEffect } from "react";
import { SignedOutContext } from "#platform/admin/signed-out.ts";
import type { Editor } from "../draft/editor-store.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { EditorContext } from "./use-editor.ts";

interface Props {
  editor: Editor;
  sync: ReturnType<typeof syncDraft>;
  children: ReactNode;
}

/** The editor hears by itself that the session has ended, and its bar says so. */
const staysHere = () => {};

/** Around everything by which one entry is written: what is written, kept as long as the screen stands. */
export function WritingFrame({ editor, sync, children }: Props) {
  useEffect(() => sync.start(), [sync]);
  return (
    <EditorContext value={editor}>
      <SignedOutContext value={staysHere}>{children}</SignedOutContext>
    </EditorContext>
  );
}
