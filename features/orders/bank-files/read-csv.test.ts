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

test.each([
  ["S", -1000],
  ["soll", -1000],
  ["B", -1000],
  ["Borç", -1000],
  ["BORC", -1000],
  ["D", -1000],
  ["DR", -1000],
  ["Debit", -1000],
  ["Debet", -1000],
  ["H", 1000],
  ["Haben", 1000],
  ["Credit", 1000],
  ["Sb", 1000],
  ["", 1000],
])("an amount with %s beside it is %d", (side, amount) => {
  const table = `Tarih;Açıklama;Tutar (TL);B/A\n22.11.2026;x;10,00;${side}`;
  expect(readCsv(table).bookings[0]?.amount).toBe(amount);
});

test("money that went stays below 0, whichever way its column writes it", () => {
  const table = [
    "Date;Description;Credit;Debit;Currency",
    "2026-11-22;a;0,00;-5,00;EUR",
    "2026-11-22;b;-7,00;;EUR",
    "2026-11-22;c;;6,00;EUR",
    "2026-11-22;d;0,00;0,00;EUR",
    "2026-11-22;e;;;EUR",
  ].join("\n");
  const { bookings, skipped } = readCsv(table);
  expect(bookings.map(({ text, amount }) => [text, amount])).toEqual([
    ["a", -500],
    ["b", 700],
    ["c", -600],
  ]);
  expect(skipped).toBe(2);
  const signed = "Date;Description;Amount;D/C\n2026-11-22;a;-5,00 EUR;D";
  expect(readCsv(signed).bookings[0]?.amount).toBe(-500);
});

test("a row's own currency goes before that of the headings, and that before what stands above or is asked for", () => {
  const of = (text: string) => readCsv(text, "CHF").bookings.map(({ currency }) => currency);
  expect(of("GBP\nDate;Text;Description;Amount (EUR);Currency\n2026-11-22;;a;5,00;USD")).toEqual([
    "USD",
  ]);
  expect(of("Date;Description;Amount (EUR)\n2026-11-22;a;5,00 USD\n2026-11-22;a;5,00")).toEqual([
    "USD",
    "EUR",
  ]);
  expect(of("Konto;GBP\nDate;Description;Amount\n2026-11-22;a;5,00")).toEqual(["GBP"]);
  expect(of("Date;Description;Credit;Debit\n2026-11-22;a;;5,00 USD")).toEqual(["USD"]);
  expect(of("Date;Description;Amount\n2026-11-22;a;5,00")).toEqual(["CHF"]);
});

test("the day of the value stands for a booking day that is missing; one number alone is read by the delimiter", () => {
  const { bookings } = readCsv(
    "Date,Value Date,Description,Amount,Currency\n,2026-11-22,a,1.250,EUR",
  );
  expect(bookings).toMatchObject([{ date: "2026-11-22", amount: 125 }]);
  const german = readCsv("Datum;Beschreibung;Betrag (EUR)\n22.11.2026;a;1.250");
  expect(german.bookings[0]?.amount).toBe(125000);
});

test("headings may come below sixty rows, and not below more", () => {
  const table = "Date;Description;Amount (EUR)\n2026-11-22;a;5,00";
  expect(readCsv(`${"x\n".repeat(59)}${table}`).bookings).toHaveLength(1);
  expect(() => readCsv(`${"x\n".repeat(60)}${table}`)).toThrow(new BankFileRefused("no_header"));
});

test("no bookings, no remark; empty rows are not counted as left out", () => {
  const { bookings, skipped, remarks } = readCsv(
    "Date;Description;Amount (EUR)\n01/02/2026;a;x\n;;\n\n",
  );
  expect([bookings, skipped, remarks]).toEqual([[], 1, []]);
});

test.each(["Amount", "Credit", "Debit"])(
  "one number of the column %s tells the decimals of all",
  (column) => {
    const table = `Date,Value Date,Description,${column},Credit,Currency\n2026-11-22,,a,"1.234,56",,EUR\n2026-11-22,,b,1.250,,EUR`;
    const { bookings } = readCsv(table);
    expect(bookings.map(({ amount }) => Math.abs(amount))).toEqual([123456, 125000]);
  },
);

test("the days of the value tell, too, whether days or months come first", () => {
  const table = "Date,Value Date,Description,Amount,Currency\n11/02/2026,11/22/2026,a,5.00,EUR";
  expect(readCsv(table)).toMatchObject({ bookings: [{ date: "2026-11-02" }], remarks: [] });
});
