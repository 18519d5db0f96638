import { AdminShell } from "#platform/admin/admin-shell.tsx";
import { useIsPreview } from "./use-is-preview.ts";

/**
 * What the build writes: the same frame on every screen, and nothing of anybody. The preview waits for the site's.
 * A file of its own, since no part of a route may share code with another one (`splitRouteModules`).
 */
export function WaitingShell() {
  return useIsPreview() ? null : <AdminShell />;
}
