import type { ReactNode } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { IntlProvider, useMessages, useTranslations } from "use-intl";
import { useInboxWatch } from "#features/messages/admin/use-inbox-watch.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import type { DeskContext } from "./desk-context.ts";
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
}

/** The back office: its words, its frame, and in it the screen of the address, for administrators alone. */
export function Desk({ visitor, words, tools }: Props) {
  const { locale } = useLanguage();
  useLeaving(visitor.id);
  return (
    <IntlProvider locale={locale} messages={{ ...useMessages(), ...words }}>
      {visitor.role === "Admin" ? (
        <DeskForAdministrators visitor={visitor} tools={tools} />
      ) : (
        <DeskShell tools={tools}>
          <NoEntry email={visitor.email} />
        </DeskShell>
      )}
    </IntlProvider>
  );
}

function DeskForAdministrators({ visitor, tools }: Omit<Props, "words">) {
  const t = useTranslations("admin.inbox");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const watch = useInboxWatch(barePath(pathname) === "/admin/message" ? query.get("id") : null);
  return (
    <DeskShell
      navigation={<DeskNavigation unread={watch?.unread} />}
      tools={
        <>
          {tools}
          <DeskUser name={visitor.name} />
        </>
      }
    >
      <p role="status" className="sr-only">
        {/* The key makes each arrival a new sentence, so that a screen reader says it again. */}
        {watch && watch.arrived > 0 && <span key={watch.arrived}>{t("arrived")}</span>}
      </p>
      <Outlet
        context={
          {
            newest: watch?.newest ?? null,
            unread: watch?.unread,
            spam: watch?.spam,
            overdue: watch?.overdue,
            change: watch?.message ?? null,
          } satisfies DeskContext
        }
      />
    </DeskShell>
  );
}
