import { expect, test } from "vitest";
import { currencyIn, findColumns } from "./csv-columns.ts";

const columns = (row: string) => findColumns(row.split(";"));

/** First rows of files as banks hand them out. */
test.each([
  [
    "TARİH;VALÖR;AÇIKLAMA;BORÇ;ALACAK;PB;DEKONT NO",
    { date: 0, valueDate: 1, text: 2, debit: 3, credit: 4, currency: 5, reference: 6 },
  ],
  [
    "İşlem Tarihi;İşlem Açıklaması;Gönderen;Tutar (TL);Borç/Alacak",
    { date: 0, text: 1, counterparty: 2, amount: 3, side: 4 },
  ],
  [
    "Booking date;Payer;Payment reference;Amount (USD);Transaction ID",
    { date: 0, counterparty: 1, text: 2, amount: 3, reference: 4 },
  ],
  [
    "Completed Date;Type;Description;Paid in;Paid out",
    { date: 0, kind: 1, text: 2, credit: 3, debit: 4 },
  ],
  [
    "Buchungstag;Wertstellung;Auftraggeber / Begünstigter;Verwendungszweck;Betrag (€);Whrg",
    { date: 0, valueDate: 1, counterparty: 2, text: 3, amount: 4, currency: 5 },
  ],
  [
    "Valuta;Buchungstext;Empfänger/Auftraggeber;Umsatz in EUR;Soll/Haben",
    { valueDate: 0, kind: 1, counterparty: 2, amount: 3, side: 4 },
  ],
  ["Date;Description;Details;Amount in CHF", { date: 0, text: 1, amount: 3 }],
  ["Datum:;Auftraggeber / Empfänger;(Miktar) USD", { date: 0, counterparty: 1, amount: 2 }],
])("%s", (row, found) => {
  expect(columns(row)).toEqual(found);
});

test.each([
  "Description;Amount",
  "Date;Description",
  "Date;Amount",
  "Date;Description;Debit",
  "Datei;Beschreibungen;Beträge",
])("%s heads no bookings", (row) => {
  expect(columns(row)).toBeUndefined();
});

test.each([
  ["EUR", "EUR"],
  ["Betrag (€)", "EUR"],
  ["tutar (tl)", "TRY"],
  ["10,00 ₺", "TRY"],
  ["YTL", "TRY"],
  ["$5", "USD"],
  ["GBP", "GBP"],
  ["CHF, chf", "CHF"],
  ["TL and ₺", "TRY"],
  ["EUR/USD", undefined],
  ["Europa, Trytytl", undefined],
  ["", undefined],
  [`${"x".repeat(200)} EUR`, undefined],
])("the currency in %s is %s", (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});
