import { useEffect } from "react";
import { useEditor } from "./use-editor.ts";

/** Ctrl+Z takes a step back, Ctrl+Shift+Z or Ctrl+Y does it again: of the whole entry, whatever field has the focus. */
export function useHistoryKeys(): void {
  const editor = useEditor();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isBack = key === "z" && !event.shiftKey;
      const isAgain = (key === "z" && event.shiftKey) || key === "y";
      if (!isBack && !isAgain) return;
      event.preventDefault();
      if (isBack) editor.undo();
      else editor.redo();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [editor]);
}
