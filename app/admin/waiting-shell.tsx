import { AdminShell } from "#platform/admin/admin-shell.tsx";
import { useIsPreview } from "./use-is-preview.ts";

/** What the build writes: the same frame on every screen, and nothing of anybody. The preview waits for the site's. */
export function WaitingShell() {
  return useIsPreview() ? null : <AdminShell />;
}
