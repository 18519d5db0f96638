import process from "node:process";
import { expect, test } from "vitest";
import { BankFileRefused } from "./bank-booking.ts";
import { readCsv } from "./read-csv.ts";

const nothing = { text: "", counterparty: "", reference: "" };

test("a Turkish bank: holder above, semicolons, comma, debit and credit in one column", () => {
  const { bookings, skipped } = readCsv(
    [
      "Hesap Sahibi;Yazılım Fabrikası Ltd. Şti.",
      "Para Birimi;TL",
      "",
      "Tarih;Açıklama;Dekont No;Tutar;Bakiye",
      "22.11.2026;GELEN HAVALE K7QM-2XPD;20261122-4711;1.234,56;10.000,00",
      '23.11.2026;"Elektrik; Kasım";20261123-0001;-250,00;9.750,00',
      ";Toplam;;984,56;",
    ].join("\r\n"),
  );
  expect(bookings).toEqual([
    {
      ...{ date: "2026-11-22", amount: 123456, currency: "TRY", counterparty: "" },
      ...{ text: "GELEN HAVALE K7QM-2XPD", reference: "20261122-4711" },
    },
    {
      ...{ date: "2026-11-23", amount: -25000, currency: "TRY", counterparty: "" },
      ...{ text: "Elektrik; Kasım", reference: "20261123-0001" },
    },
  ]);
  expect(skipped).toBe(1);
});

test("a Turkish bank with a column for each direction", () => {
  const { bookings } = readCsv(
    "İşlem Tarihi\tAçıklama\tBorç\tAlacak\tDöviz\n22/11/2026 14:03\ta\t\t1.000,00\tUSD\n22/11/2026\tb\t5,00\t\tUSD",
  );
  expect(bookings).toMatchObject([
    { ...nothing, date: "2026-11-22", amount: 100000, currency: "USD", text: "a" },
    { ...nothing, date: "2026-11-22", amount: -500, currency: "USD", text: "b" },
  ]);
});

test("a German bank (CSV-CAMT): short years, kind of booking beside the purpose", () => {
  const { bookings } = readCsv(
    [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"',
      '"DE00";"22.11.26";"22.11.26";"GUTSCHRIFT";"Bestellung k7qm 2xpd";"Beispiel ""GmbH""";"3.451,00";"EUR"',
    ].join("\n"),
  );
  expect(bookings).toEqual([
    {
      ...{ date: "2026-11-22", amount: 345100, currency: "EUR", reference: "" },
      ...{ text: "Bestellung k7qm 2xpd · GUTSCHRIFT", counterparty: 'Beispiel "GmbH"' },
    },
  ]);
});

test("Soll and Haben stand beside the amount", () => {
  const rows =
    "Buchungstag;Verwendungszweck;Betrag (EUR);Soll/Haben\n01.02.2026;x;10,00;S\n01.02.2026;y;10,00;H";
  expect(readCsv(rows).bookings.map(({ amount }) => amount)).toEqual([-1000, 1000]);
});

test("an English bank: commas, dots, months first where a day shows it", () => {
  const { bookings, remarks } = readCsv(
    'Date,Description,Amount,Currency\n11/02/2026,"Invoice, K7QM-2XPD","1,234.50",EUR\n11/22/2026,Fee,-3.00,EUR\n',
  );
  expect(bookings.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-11-02", 123450],
    ["2026-11-22", -300],
  ]);
  expect(remarks).toEqual([]);
  const vague = readCsv("Date,Description,Amount,Currency\n11/02/2026,a,5.00,EUR\n");
  expect([vague.bookings[0]?.date, vague.remarks]).toEqual(["2026-02-11", ["date_order"]]);
});

test("the currency is asked for where the file does not say", () => {
  const rows = "Date,Description,Amount\n2026-11-22,a,5.00";
  expect(() => readCsv(rows)).toThrow(new BankFileRefused("no_currency"));
  expect(readCsv(rows, "USD").bookings[0]).toMatchObject({ amount: 500, currency: "USD" });
});

test.each([
  ["no table", "hello\nworld"],
  ["another table", "Name;Ort\nA;B"],
  ["one letter, 5 MB", "a".repeat(5_000_000)],
  ["one quote, 5 MB", `"${"a".repeat(5_000_000)}`],
  ["quotes alone, 5 MB", '"'.repeat(5_000_000)],
  ["delimiters alone, 5 MB", ";".repeat(5_000_000)],
  ["line ends alone, 5 MB", "\n".repeat(5_000_000)],
])("%s has no headings, and says so quickly", (_, text) => {
  const before = process.cpuUsage();
  expect(() => readCsv(text)).toThrow(new BankFileRefused("no_header"));
  // Of its own processor: a busy machine is not its fault.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
});

test("more rows than anybody books are refused", () => {
  const rows = `Date,Description,Amount,Currency\n${"2026-11-22,a,5.00,EUR\n".repeat(25_000)}`;
  expect(() => readCsv(rows)).toThrow(new BankFileRefused("too_many"));
});
