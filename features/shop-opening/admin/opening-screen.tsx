import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { dayAndTime } from "#platform/admin/moment-formats.ts";
import { useSend } from "#platform/admin/use-send.ts";
import { factName } from "#platform/go-live/fact-name.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { shopOpeningCalls } from "../calls.ts";

const ask = loaderOf<typeof shopOpeningCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/shop-opening");

type Opening = Awaited<ReturnType<typeof load>>;
type Part = Opening["parts"][number];

const tones = {
  confirmed: "done",
  unconfirmed: "todo",
  changed: "todo",
  incomplete: "lost",
} as const;

/** Whether orders are taken, and what somebody has to confirm until they are. */
export function Screen({ data: { isOpen, isPublic, parts } }: { data: Opening }) {
  const t = useTranslations("admin.shopOpening");
  const nav = useTranslations("admin.nav");
  const to = useLocalizedPath();
  return (
    <div className="admin-stack">
      <Link to={to("/admin/go-live")} className="admin-link">
        ← {nav("goLive")}
      </Link>
      <AdminTitle
        aside={<Badge tone={isOpen ? "done" : "todo"}>{t(isOpen ? "open" : "closed")}</Badge>}
      >
        {t("title")}
      </AdminTitle>
      <p>{t(isPublic ? "about" : "aboutHere")}</p>
      <ul className="admin-stack">
        {parts.map((part) => (
          <PartCard key={part.part} part={part} />
        ))}
      </ul>
    </div>
  );
}

function PartCard({ part: { part, state, lacks, confirmed } }: { part: Part }) {
  const t = useTranslations("admin.shopOpening");
  const words = useTranslations();
  const format = useFormatter();
  const { send, isBusy } = useSend<typeof shopOpeningCalls>();
  const name = t(`parts.${part}.name`);
  const isConfirmed = state === "confirmed";
  const change = () =>
    isConfirmed
      ? send("POST /api/admin/shop-opening/close", { body: { part } })
      : send("POST /api/admin/shop-opening/confirm", { body: { part } });
  return (
    <li className="admin-card">
      <h2 className="admin-row">
        {name}
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </h2>
      <p className="admin-soft">{t(`parts.${part}.about`)}</p>
      {lacks.length > 0 && (
        <p className="wrap-anywhere">
          {t("lacks", { names: lacks.map((name) => factName(words, name)).join(", ") })}
        </p>
      )}
      {confirmed && (
        <p className="admin-soft admin-small">
          {t("confirmedBy", {
            by: confirmed.by,
            at: format.dateTime(new Date(confirmed.at), dayAndTime),
          })}
        </p>
      )}
      {state !== "incomplete" && (
        <p>
          <AdminButton
            tone={isConfirmed ? undefined : "primary"}
            disabled={isBusy}
            aria-label={`${name}: ${t(isConfirmed ? "takeBack" : "confirm")}`}
            onClick={() => void change()}
          >
            {t(isConfirmed ? "takeBack" : "confirm")}
          </AdminButton>
        </p>
      )}
    </li>
  );
}
