import { foldLetters } from "#platform/rules/fold-letters.ts";

/** What a column of a bank's table says. `side`: whether money came or went, as a letter or a word. */
export type Role =
  | ("date" | "valueDate" | "amount" | "credit" | "debit" | "side" | "currency")
  | ("text" | "kind" | "counterparty" | "reference");

/** Role → how banks head such a column, in Turkish, English and German. */
const headings: Record<Role, readonly string[]> = {
  date: [
    ...["Tarih", "İşlem Tarihi", "Tarih/Saat", "İşlem Tarih Saat"],
    ...["Date", "Booking Date", "Transaction Date", "Posting Date", "Completed Date"],
    ...["Buchungstag", "Buchungsdatum", "Buchung", "Datum"],
  ],
  valueDate: ["Valör", "Valör Tarihi", "Value Date", "Valuta", "Valutadatum", "Wertstellung"],
  amount: [
    ...["Tutar", "İşlem Tutarı", "Miktar", "Tutar (TL)", "Tutar (TRY)"],
    ...["Amount", "Transaction Amount", "Amount (EUR)", "Amount (USD)", "Net Amount"],
    ...["Betrag", "Umsatz", "Betrag (EUR)", "Betrag (€)", "Umsatz in EUR", "Betrag in EUR"],
  ],
  credit: [
    ...["Alacak", "Alacak Tutarı", "Gelen", "Giriş"],
    ...["Credit", "Credit Amount", "Paid in", "Money in", "Deposit", "Deposits"],
    ...["Haben", "Gutschrift", "Eingang"],
  ],
  debit: [
    ...["Borç", "Borç Tutarı", "Giden", "Çıkış"],
    ...["Debit", "Debit Amount", "Paid out", "Money out", "Withdrawal", "Withdrawals"],
    ...["Soll", "Lastschrift", "Ausgang"],
  ],
  side: [
    ...["Borç/Alacak", "B/A", "A/B", "Yön"],
    ...["Debit/Credit", "Credit/Debit", "CR/DR", "D/C", "Type of entry"],
    ...["Soll/Haben", "S/H", "Soll/Haben-Kennzeichen"],
  ],
  currency: [
    ...["Para Birimi", "Döviz", "Döviz Cinsi", "Döviz Kodu", "PB"],
    ...["Currency", "Currency Code", "Account Currency"],
    ...["Währung", "Whrg", "Waehrung"],
  ],
  text: [
    ...["Açıklama", "İşlem Açıklaması", "Açıklamalar", "Gönderen Açıklaması"],
    ...[
      "Description",
      "Details",
      "Narrative",
      "Memo",
      "Payment reference",
      "Remittance information",
    ],
    ...["Transaction Description", "Purpose", "Reference"],
    ...["Verwendungszweck", "Zahlungszweck", "Beschreibung", "Buchungsdetails"],
  ],
  kind: [
    "İşlem",
    "İşlem Tipi",
    "İşlem Türü",
    "Transaction type",
    "Type",
    "Buchungstext",
    "Vorgang",
  ],
  counterparty: [
    ...["Karşı Taraf", "Gönderen", "Gönderen Adı", "Ad Soyad/Unvan", "Karşı Hesap Adı", "Unvan"],
    ...[
      "Counterparty",
      "Payer",
      "Payee",
      "Name",
      "Sender",
      "Payer name",
      "Beneficiary",
      "Partner Name",
    ],
    ...[
      "Auftraggeber/Empfänger",
      "Empfänger/Auftraggeber",
      "Zahlungspflichtige*r",
      "Zahlungspflichtiger",
    ],
    ...[
      "Beguenstigter/Zahlungspflichtiger",
      "Begünstigter/Auftraggeber",
      "Name Zahlungsbeteiligter",
    ],
    ...["Auftraggeber / Begünstigter", "Zahlungsempfänger*in", "Zahlungsempfänger"],
  ],
  reference: [
    ...[
      "Dekont No",
      "Dekont Numarası",
      "İşlem No",
      "Fiş No",
      "Referans No",
      "Referans",
      "İşlem Referansı",
    ],
    ...["Transaction ID", "Transaction reference", "Reference number", "Bank reference", "ID"],
    ...["Buchungsreferenz", "Umsatz-ID", "Transaktionsnummer"],
  ],
};

/** A heading without case, marks and signs. */
const plain = (heading: string) =>
  foldLetters(heading.slice(0, 60))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const known = new Map<string, Role>(
  (Object.keys(headings) as Role[]).flatMap((role) =>
    headings[role].map((heading) => [plain(heading), role] as const),
  ),
);

/** Role → place of its column; the first of two with the same. */
export type Columns = Partial<Record<Role, number>>;

/** What the columns below a row of headings say; undefined: it is none. */
export function findColumns(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [place, cell] of cells.entries()) {
    const role = roleOf(cell);
    if (role) columns[role] ??= place;
  }
  const hasDay = columns.date !== undefined || columns.valueDate !== undefined;
  const hasAmount = columns.amount !== undefined || columns.credit !== undefined;
  const hasWords = columns.text !== undefined || columns.counterparty !== undefined;
  return hasDay && hasAmount && hasWords ? columns : undefined;
}

/** A currency in brackets belongs to the amount: `Betrag (EUR)`, `Tutar (TL)`. */
function roleOf(heading: string): Role | undefined {
  const text = plain(heading);
  return known.get(text) ?? known.get(text.replace(/ (in )?(tl|try|eur|usd|gbp|chf)$/, ""));
}

const spelledCurrencies: Record<string, string> = {
  TL: "TRY",
  YTL: "TRY",
  "₺": "TRY",
  "€": "EUR",
  $: "USD",
};

/** The currency that a text names: `EUR`, `TL`, `Betrag (€)`; undefined: none, or more than one. */
export function currencyIn(text: string): string | undefined {
  const found =
    text
      .slice(0, 200)
      .toUpperCase()
      .match(/\b(TRY|TL|YTL|EUR|USD|GBP|CHF)\b|[₺€$]/g) ?? [];
  const codes = new Set(found.map((name) => spelledCurrencies[name] ?? name));
  return codes.size === 1 ? [...codes][0] : undefined;
}
