import { createContext, type ReactNode, useContext } from "react";

const Paths = createContext<readonly string[]>([]);

/**
 * Tells everything below what exists in the page's language: a page that is live nowhere is linked nowhere.
 * @param paths without the language's prefix
 */
export function ExistingPaths({
  paths,
  children,
}: {
  paths: readonly string[];
  children: ReactNode;
}) {
  return <Paths value={paths}>{children}</Paths>;
}

/** Addresses of screens, and of the live pages that menus name, without a language's prefix. */
export const useExistingPaths = (): readonly string[] => useContext(Paths);
