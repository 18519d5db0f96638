import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Editor, EditorState } from "../draft/editor-store.ts";

export const EditorContext = createContext<Editor | undefined>(undefined);

/** What is being written, and how it is changed. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("no entry is being written here");
  return editor;
}

/** A part of the state; a component is drawn anew when that part changes. */
export const useEditorState = <Part>(choose: (state: EditorState) => Part): Part =>
  useStore(useEditor().store, choose);
