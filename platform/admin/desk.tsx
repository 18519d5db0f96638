import { type ComponentType, Fragment, type ReactNode } from "react";
import { Outlet } from "react-router";
import { IntlProvider, useMessages } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import type { AdminScreen } from "./admin-screen.ts";
import { DeskNavigation } from "./desk-navigation.tsx";
import { DeskShell } from "./desk-shell.tsx";
import { DeskUser } from "./desk-user.tsx";
import { NoEntry } from "./no-entry.tsx";
import { useLeaving } from "./use-leaving.ts";

/** Who is signed in, as far as the frame needs it. */
export interface DeskVisitor {
  id: string;
  name: string;
  email: string;
  role: string;
}

interface Props {
  visitor: DeskVisitor;
  /** The set of the back office; it joins the public one. */
  // biome-ignore lint/suspicious/noExplicitAny: compiled sets hold arrays where a message has arguments
  words: any;
  /** Language and theme. */
  tools: ReactNode;
  screens: readonly AdminScreen[];
  /** What waits in a screen, by its address. */
  counts?: Record<string, ReactNode>;
  /** Around all that administrators see: what a feature keeps an eye on. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/** The back office: its words, its frame, and in it the screen of the address, for administrators alone. */
export function Desk({ words, ...frame }: Props) {
  const { visitor, tools } = frame;
  const { locale } = useLanguage();
  useLeaving(visitor.id);
  return (
    <IntlProvider locale={locale} messages={{ ...useMessages(), ...words }}>
      {visitor.role === "Admin" ? (
        <DeskForAdministrators {...frame} />
      ) : (
        <DeskShell tools={tools}>
          <NoEntry email={visitor.email} />
        </DeskShell>
      )}
    </IntlProvider>
  );
}

function DeskForAdministrators({
  visitor,
  tools,
  screens,
  counts,
  Around = Fragment,
}: Omit<Props, "words">) {
  return (
    <Around>
      <DeskShell
        navigation={<DeskNavigation screens={screens} counts={counts} />}
        tools={
          <>
            {tools}
            <DeskUser name={visitor.name} />
          </>
        }
      >
        <Outlet />
      </DeskShell>
    </Around>
  );
}
