import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Loaded } from "#features/accounts/loaded.tsx";
import { useAnswer } from "#features/accounts/use-answer.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { OrderTalk } from "../talk/order-talk.tsx";
import type { OwnOrder, orderAccountCalls } from "./account-calls.ts";
import { stagesOf } from "./stages-of.ts";

const callOrders = clientOf<typeof orderAccountCalls>();

/** Orders that are worked on, stage by stage. */
export default function Projects() {
  const { answer, problem, load } = useAnswer(() =>
    callOrders("GET /api/account/orders", { query: { after: null, limit: "50", work: "yes" } }),
  );
  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {({ items }) =>
        items.length === 0 ? (
          <NoProjects />
        ) : (
          items.map((order) => <Project key={order.reference} order={order} />)
        )
      }
    </Loaded>
  );
}

function Project({ order }: { order: OwnOrder }) {
  const t = useTranslations("account.projects");
  const { reference, lines } = order;
  const id = `project-${reference}`;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-subtitle">
          {lines.map(({ name }) => name).join(", ")}
        </h2>
        <p className="text-ink-soft text-small tabular-nums">{t("order", { reference })}</p>
      </div>
      <Stages order={order} />
      <OrderTalk order={order} orderKey={order.key} level="h3" />
    </article>
  );
}

/** What is behind, where it stands, and what comes; a line beside numbers on small screens, a row on wide ones. */
function Stages({ order }: { order: OwnOrder }) {
  const t = useTranslations("account.projects");
  const format = useFormatter();
  return (
    <ol className="grid gap-4 sm:grid-cols-4">
      {stagesOf(order).map(({ stage, at, isCurrent }) => (
        <li
          key={stage}
          aria-current={isCurrent ? "step" : undefined}
          className={`grid content-start gap-1 border-t-4 pt-3 ${at ? "border-brand" : "border-line"}`}
        >
          <span className={isCurrent ? "font-semibold text-brand" : at ? "" : "text-ink-soft"}>
            {t(`stages.${stage}`)}
          </span>
          <span className="text-ink-soft text-small">
            {at ? (
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium" })}</time>
            ) : (
              t("toCome")
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function NoProjects() {
  const t = useTranslations("account.projects");
  const to = useLocalizedPath();
  return (
    <div className="blueprint-grid grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <h2 className="text-subtitle">{t("emptyHeading")}</h2>
      <p className="max-w-md text-ink-soft">{t("emptyText")}</p>
      <Link to={to("/account/order-history")} className={buttonLook("secondary")}>
        {t("emptyButton")}
      </Link>
    </div>
  );
}
