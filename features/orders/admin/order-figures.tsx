import { useFormatter, useTranslations } from "use-intl";
import { hoursInWords } from "#platform/admin/hours-in-words.ts";
import { useMoney } from "../use-money.ts";
import type { OrderFigures as Figures } from "./office-calls.ts";

/** The last thirty days in a few numbers; each currency has a line of its own, nothing is converted. */
export function OrderFigures({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.orders.figures");
  const format = useFormatter();
  const money = useMoney();
  const { orders, hoursToPayment, withdrawals, withdrawalsDue } = figures;
  const sums = (name: "ordered" | "received" | "open") =>
    figures.money
      .filter((each) => each[name] !== 0)
      .map((each) => money(each[name], each.currency));
  const received = sums("received");
  const shown = [
    {
      name: t("orders"),
      lines: [format.number(orders)],
      hint: [
        t("withdrawals", { count: withdrawals }),
        ...(withdrawalsDue > 0 ? [t("withdrawalsDue", { count: withdrawalsDue })] : []),
      ].join(" · "),
    },
    { name: t("ordered"), lines: sums("ordered"), hint: t("period"), isMoney: true },
    { name: t("open"), lines: sums("open"), hint: t("openHint"), isMoney: true },
    {
      name: t("toPayment"),
      lines: hoursToPayment === null ? [] : [hoursInWords(hoursToPayment, format.number)],
      hint:
        received.length > 0 ? t("received", { sums: received.join(", ") }) : t("nothingReceived"),
    },
  ];
  return (
    <dl className="admin-figures">
      {shown.map(({ name, lines, hint, isMoney }) => (
        <div key={name} className="admin-card">
          <dt>{name}</dt>
          {(lines.length > 0 ? lines : ["–"]).map((line) => (
            <dd key={line} className="admin-figure" data-money={isMoney && lines.length > 0}>
              {line}
            </dd>
          ))}
          <dd className="admin-small admin-soft">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
