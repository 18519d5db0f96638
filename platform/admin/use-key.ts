import { useRef } from "react";
import { makeKey } from "#platform/session/make-key.ts";

/** Marks the tries of one thing that a form without a draft sends: sent again after a lost answer, it is still one. */
export function useKey() {
  const current = useRef<string>(undefined);
  return {
    /** Of the next sending. */
    key() {
      current.current ??= makeKey();
      return current.current;
    },
    /** What is sent next is something new. */
    renewKey() {
      current.current = undefined;
    },
  };
}
