import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { currencies } from "#features/catalogue/product-choices.ts";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { BookingFit } from "../bank-files/match-bookings.ts";
import { useMoney } from "../use-money.ts";
import type { BankFileAnswer, officeCalls } from "./office-calls.ts";
import { officeOrderAddress } from "./order-filters.ts";

const call = clientOf<typeof officeCalls>();

type Row = BankFileAnswer["bookings"][number];

/** What can be booked from here, and whether it is ticked from the start. */
const bookable: Partial<Record<BookingFit, boolean>> = {
  exact: true,
  part: true,
  over: false,
  same_amount: false,
  alike: false,
};

const tones: Partial<Record<BookingFit, "todo" | "going" | "done" | "lost">> = {
  exact: "done",
  part: "done",
  over: "todo",
  same_amount: "todo",
  alike: "todo",
  several: "todo",
  other_currency: "todo",
  not_open: "todo",
};

/** Money that went, and what is booked already, is counted only. */
const quiet: readonly BookingFit[] = ["outgoing", "booked"];

const keyOf = ({ booking }: Row) => booking.bankReference;
const isKnown = (code: string) => currencies.find((currency) => currency === code);

interface Props {
  answer: BankFileAnswer;
  onBooked(): void;
}

/** The bookings of a file with the orders that they seem to pay; ticked ones are booked. */
export function BankMatches({ answer, onBooked }: Props) {
  const words = useTranslations();
  const tellError = useTellError();
  const t = useTranslations("admin.orders.bank");
  const format = useFormatter();
  const money = useMoney();
  const [isBusy, setBusy] = useState(false);
  useFocusBack(isBusy);
  const rows = answer.bookings.filter(({ fit }) => !quiet.includes(fit));
  const count = (fit: BookingFit) => answer.bookings.filter((row) => row.fit === fit).length;

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("booking");
    const bookings = rows.flatMap(({ booking, order, fit }) => {
      const currency = isKnown(booking.currency);
      const { amount, bankReference } = booking;
      return order && currency && chosen.includes(bankReference)
        ? [{ id: order.id, amount, currency, bankReference, isAnother: fit === "alike" }]
        : [];
    });
    if (bookings.length === 0) return;
    setBusy(true);
    const result = await call("POST /api/admin/bank-file/book", { body: { bookings } });
    setBusy(false);
    if (result.outcome === "offline") {
      // The bank's reference stands for a key: what is booked is not booked again.
      return tellError(words("admin.problem.unknownOnce"));
    }
    if (result.outcome !== "done") {
      return showToast({ kind: "error", title: t("notBooked"), text: t("notBookedText") });
    }
    const { booked, refused } = result.answer;
    showToast({
      kind: refused.length > 0 ? "error" : "success",
      title: t("bookedCount", { count: booked }),
      text: refused.length > 0 ? t("refusedCount", { count: refused.length }) : "",
    });
    onBooked();
  }

  return (
    <form className="admin-stack" onSubmit={book}>
      <p role="status">
        {t("summary", {
          count: answer.bookings.length,
          format: t(`formats.${answer.format ?? "csv"}`),
        })}{" "}
        <span className="admin-soft">
          {t("leftOut", {
            outgoing: count("outgoing"),
            booked: count("booked"),
            skipped: answer.skipped,
          })}
        </span>
      </p>
      {answer.remarks.includes("date_order") && <p className="admin-warning">{t("dateOrder")}</p>}
      {rows.length === 0 ? (
        <p className="admin-empty">{t("nothing")}</p>
      ) : (
        <>
          <AdminTable
            caption={t("caption")}
            rows={rows}
            keyOf={keyOf}
            columns={[
              { name: t("take"), cell: (row) => <Tick row={row} /> },
              {
                name: t("day"),
                cell: ({ booking }) =>
                  format.dateTime(new Date(`${booking.date}T12:00:00Z`), { dateStyle: "medium" }),
              },
              {
                name: t("amount"),
                cell: ({ booking }) => money(booking.amount, booking.currency),
                isFigure: true,
              },
              {
                name: t("text"),
                cell: ({ booking }) => (
                  <>
                    <LineBreaks>{booking.text || "–"}</LineBreaks>
                    <span className="admin-address admin-small">
                      <LineBreaks>{booking.counterparty}</LineBreaks>
                    </span>
                  </>
                ),
                isFree: true,
              },
              { name: t("order"), cell: (row) => <Matched row={row} /> },
            ]}
          />
          <div>
            <AdminSubmit tone="primary" isBusy={isBusy}>
              {t("book")}
            </AdminSubmit>
          </div>
        </>
      )}
    </form>
  );
}

function Tick({ row }: { row: Row }) {
  const t = useTranslations("admin.orders.bank");
  const isTicked = bookable[row.fit];
  if (isTicked === undefined || !row.order || !isKnown(row.booking.currency)) return "–";
  return (
    <input
      type="checkbox"
      name="booking"
      value={keyOf(row)}
      defaultChecked={isTicked}
      aria-label={t("takeNamed", { reference: row.order.reference, text: row.booking.text })}
    />
  );
}

function Matched({ row: { fit, order } }: { row: Row }) {
  const t = useTranslations("admin.orders.bank");
  const to = useLocalizedPath();
  return (
    <>
      <Badge tone={tones[fit] ?? "going"}>{t(`fits.${fit}`)}</Badge>
      {order && (
        <span className="admin-address admin-small">
          <Link className="admin-link" to={to(officeOrderAddress(order.id))}>
            {order.reference}
          </Link>{" "}
          <LineBreaks>{order.name}</LineBreaks>
        </span>
      )}
    </>
  );
}
