import type { ReactNode } from "react";
import { AccountGate } from "./account-gate.tsx";
import { AccountNavigation } from "./account-navigation.tsx";
import { NeedsScript } from "./needs-script.tsx";
import type { User } from "./user.ts";

interface Props {
  heading: string;
  text: string;
  isPage(path: string): boolean;
  /** Also for somebody who still has a one-time password. */
  beforeOwnPassword?: boolean;
  /** What only the signed-in person sees; nothing of it stands in the built page. */
  children(user: User): ReactNode;
}

/** A page of the account: its navigation, its heading, and its content once we know whose it is. */
export function AccountPage({ heading, text, children, ...gate }: Props) {
  return (
    <div className="measure grid gap-8 py-10 lg:grid-cols-[13rem_1fr] lg:gap-12 lg:py-16">
      <AccountNavigation />
      <div className="grid min-w-0 max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-8">
        <div className="grid gap-3">
          <h1 className="text-title">{heading}</h1>
          <p className="text-ink-soft">{text}</p>
        </div>
        <NeedsScript />
        <AccountGate {...gate}>{children}</AccountGate>
      </div>
    </div>
  );
}
