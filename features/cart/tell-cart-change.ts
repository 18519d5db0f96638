import { showToast } from "#ui/toast/toast-store.ts";

/** A short toast about the cart (docs/specification.md, Errors): error style for removed, success style for added. */
export function tellCartChange(kind: "success" | "error", text: string): void {
  showToast({ kind, title: text, text: "", timeout: 1_000 });
}
