import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalizedPath } from "#platform/language/use-language.ts";

interface Props {
  /** Bare address of the page. */
  to: string;
  /** Where the visitor wants to be led afterwards. */
  returnUrl?: string | null;
  children: ReactNode;
}

/** A link between the screens around signing in; it carries along where the visitor was going. */
export function AuthLink({ to, returnUrl, children }: Props) {
  const localized = useLocalizedPath();
  const query = returnUrl ? `?returnUrl=${encodeURIComponent(returnUrl)}` : "";
  return (
    <Link
      to={localized(to) + query}
      className="inline-flex min-h-6 items-center font-medium text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
