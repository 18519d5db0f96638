import { createContext, type ReactNode, useContext } from "react";
import type { Menus, SiteFacts, SiteShell } from "./site-shell.ts";

const Shell = createContext<SiteShell | undefined>(undefined);

/** Gives the shell to everything below; the same when a page is made and when the browser takes it over. */
export function ShellProvider({ shell, children }: { shell: SiteShell; children: ReactNode }) {
  return <Shell value={shell}>{children}</Shell>;
}

/** @throws outside of a `ShellProvider` */
function useShell(): SiteShell {
  const shell = useContext(Shell);
  if (!shell) throw new Error("No ShellProvider is around this.");
  return shell;
}

export const useAnnouncement = (): SiteShell["announcement"] => useShell().announcement;
export const useMenus = (): Menus => useShell().menus;
export const useSite = (): SiteFacts => useShell().facts;
