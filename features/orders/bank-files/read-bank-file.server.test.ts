import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { BankFileRefused } from "./bank-booking.ts";
import { mostFileBytes, readBankFile } from "./read-bank-file.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, currency?: string) => readBankFile(bytes(text), currency);

/** Made after the examples of the German banks' guide to camt.053 (DFÜ-Abkommen, appendix 3). */
const statement = (entries: string, version = "08") =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (
  details: string,
  { side = "CRDT", state = "<Sts><Cd>BOOK</Cd></Sts>", amount = "3451.00" } = {},
) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${state}<BookgDt><Dt>2026-11-22</Dt></BookgDt><AcctSvcrRef>2026112200004711</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
const payment = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Beispiel &amp; S&#246;hne GmbH</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Bestellung K7QM-</Ustrd><Ustrd>2XPD</Ustrd></RmtInf></TxDtls>`;

test("camt.053: a payment with payer, purpose and the bank's reference", () => {
  expect(read(statement(entry(payment)))).toEqual({
    format: "camt",
    skipped: 0,
    remarks: [],
    bookings: [
      {
        ...{ date: "2026-11-22", amount: 345100, currency: "EUR" },
        ...{ text: "Bestellung K7QM- 2XPD", counterparty: "Beispiel & Söhne GmbH" },
        bankReference: "2026112200004711",
      },
    ],
  });
});

test("camt.053 of version 2 with prefixes; what is not booked is left out; money that went is below 0", () => {
  const old = `<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><ns:BkToCstmrStmt><ns:Stmt>${entry("", { state: "<Sts>BOOK</Sts>", side: "DBIT" })}${entry("", { state: "<Sts>PDNG</Sts>" })}</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`;
  const { bookings, skipped } = read(old);
  expect([bookings.map(({ amount }) => amount), skipped]).toEqual([[-345100], 1]);
});

test("camt.053: a collection is as many bookings as it has payments with amounts", () => {
  const one = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const { bookings } = read(statement(entry(one("1000.00", "A") + one("2451.00", "B"))));
  expect(
    bookings.map(({ amount, counterparty, bankReference }) => [
      amount,
      counterparty,
      bankReference,
    ]),
  ).toEqual([
    [100000, "A", "2026112200004711/1"],
    [245100, "B", "2026112200004711/2"],
  ]);
});

const mt940 = [
  "{1:F01BANKDEFFAXXX0000000000}{2:I940}{4:",
  ":20:STARTUMS",
  ":25:10020030/1234567",
  ":28C:1/1",
  ":60F:C261121EUR1000,00",
  ":61:2611221122CR3451,NTRFNONREF//2026112247110815",
  ":86:166?00GUTSCHRIFT?20Bestellung K7QM-?212XPD?32Beispiel?33 GmbH",
  ":61:2612310102D250,5NDDTKREF+",
  "zusatz",
  ":86:/REMI/Strom Dezember/NAME/Stadtwerke",
  ":62F:C261122EUR4200,50",
  ":86:Kontoinformation",
  "-}",
].join("\r\n");

test("MT940: sides, days around new year, what the payer wrote in parts or by names", () => {
  expect(read(mt940).bookings).toEqual([
    {
      ...{ date: "2026-11-22", amount: 345100, currency: "EUR" },
      ...{ text: "Bestellung K7QM-2XPD", counterparty: "Beispiel GmbH" },
      bankReference: "2026112247110815",
    },
    {
      ...{ date: "2027-01-02", amount: -25050, currency: "EUR" },
      ...{ text: "Strom Dezember", counterparty: "Stadtwerke" },
      bankReference: expect.stringMatching(/^2027-01-02-[\da-f]{20}$/),
    },
  ]);
});

test("the same booking has the same name in every file, two equal ones of a day have two", () => {
  const rows = ["2026-11-22,a,5.00,EUR", "2026-11-22,a,5.00,EUR", "2026-11-22,b,5.00,EUR"];
  const names = (...lines: string[]) =>
    read(["Date,Description,Amount,Currency", ...lines].join("\n")).bookings.map(
      ({ bankReference }) => bankReference,
    );
  const all = names(...rows);
  expect(new Set(all).size).toBe(3);
  expect(names(rows[2] ?? "", rows[0] ?? "")).toEqual([all[2], all[0]]);
});

test("Turkish letters of an old bank (windows-1254) and of UTF-16 are read", () => {
  const table = "Tarih;Açıklama;Tutar;Para Birimi\n22.11.2026;Şirket ödemesi;5,00;TRY";
  const old = Uint8Array.from(
    [...table].map(
      (letter) => ({ ş: 0xfe, Ş: 0xde, ı: 0xfd, İ: 0xdd, ğ: 0xf0 })[letter] ?? letter.charCodeAt(0),
    ),
  );
  expect(readBankFile(old).bookings[0]?.text).toBe("Şirket ödemesi");
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, "utf16le")]);
  expect(readBankFile(wide).bookings[0]).toMatchObject({ amount: 500, currency: "TRY" });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "${"x".repeat(1_000)}">]><Document>camt.053<Ntry>&x;</Ntry></Document>`;

test.each<[string, () => unknown, BankFileRefused["problem"]]>([
  ["nothing", () => read(""), "empty"],
  ["blanks", () => read(" \n "), "empty"],
  ["10 MB of one letter", () => read("a".repeat(10_000_000)), "too_large"],
  ["5 MB of one letter", () => read("a".repeat(mostFileBytes)), "no_header"],
  ["5 MB of <", () => read("<".repeat(mostFileBytes)), "unknown_format"],
  ["a PDF", () => read("%PDF-1.7\n\0\u0001\u0002"), "not_text"],
  ["a spreadsheet", () => readBankFile(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])), "not_text"],
  ["an XML bomb", () => read(bomb), "document_type"],
  ["another XML", () => read("<html></html>"), "unknown_format"],
  [
    "a camt.053 that ends in the middle",
    () => read(statement(entry(payment)).slice(0, -60)),
    "broken",
  ],
  ["500,000 levels", () => read(`<camt.053>${"<a>".repeat(500_000)}`), "broken"],
  ["an endless tag", () => read(`<camt.053 ${'a="b" '.repeat(500_000)}>`), "broken"],
  [
    "5 MB in one payment",
    () =>
      read(
        statement(
          entry(`<TxDtls><RmtInf><Ustrd>${"a".repeat(5_000_000)}</Ustrd></RmtInf></TxDtls>`),
        ),
      ),
    "broken",
  ],
  ["a statement without bookings", () => read(statement("")), "no_bookings"],
  ["an MT940 without bookings", () => read(":20:X\n:60F:C261121EUR1000,00\n-"), "no_bookings"],
  ["5 MB in one line of MT940", () => read(`:20:X\n:61:${"1".repeat(5_000_000)}`), "no_bookings"],
])("%s is refused, and quickly", (_, attempt, problem) => {
  const took = processorTimeOf(() => expect(attempt).toThrow(new BankFileRefused(problem)));
  expect(took).toBeLessThan(3_000);
});
