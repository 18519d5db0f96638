import type { ReactNode } from "react";
import { Link } from "react-router";
import { entryAddress } from "#features/editor/entry-address.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** The name of an entry, which leads to where it is written. */
export function EntryLink({ id, children }: { id: string; children: ReactNode }) {
  const to = useLocalizedPath();
  return (
    <Link to={to(entryAddress(id))} className="content-name">
      {children}
    </Link>
  );
}
