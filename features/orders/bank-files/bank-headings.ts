/** What a column of a bank's table says. `side`: whether money came or went, as a letter or a word. */
export type Role =
  | ("date" | "valueDate" | "amount" | "credit" | "debit" | "side" | "currency")
  | ("text" | "kind" | "counterparty" | "reference");

/** Role → how banks head such a column, in Turkish, English and German. */
export const headings: Record<Role, readonly string[]> = {
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
