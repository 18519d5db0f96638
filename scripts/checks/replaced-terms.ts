import type { LanguageCode } from "../../platform/language/languages.ts";

interface Term {
  /** What must not come back. */
  never: RegExp;
  /** What stands there instead. */
  instead: string;
}

const apostrophe: Term = {
  never: /(?<=\p{L}|\d)'(?=\p{L})/u,
  instead: "’ (typographic apostrophe)",
};
const dots: Term = { never: /\.\.\./, instead: "… (one character)" };
const tightEllipsis: Term = { never: /\s…/, instead: "… right after the word" };

/** Anybody's mail could end there; RFC 2606 keeps example.com free. */
const ownedAddress: Term = {
  never: /@(?!example\.com\b)[\p{L}\d-]+\.\p{L}+/u,
  instead: "an address at example.com",
};

/** One name for one thing, and typography: what native readers replaced. A language may have no row. */
export const replacedTerms: Partial<Record<LanguageCode, readonly Term[]>> = {
  tr: [
    { never: /(başvuru|referans) (no\b|numara)/iu, instead: "takip numarası" },
    { never: /\boturum aç/iu, instead: "giriş yap" },
    // “Oturumu kapat: {browser}” ends a session elsewhere.
    { never: /\boturumu(nuzu)? kapat(?!:)/iu, instead: "çıkış yap" },
    { never: /en çok \d/iu, instead: "en fazla" },
    { never: /e-posta kutu/iu, instead: "gelen kutusu" },
    { never: /tarih sorun/iu, instead: "uygun tarih isteyin" },
    { never: /Yasal$/u, instead: "Yasal bilgiler" },
    { never: /Herkes İçin Bir/u, instead: "Herkes için yazılım fabrikası" },
    { never: /bir saat çalışır/u, instead: "bir saat geçerlidir" },
    { never: /7x24|24\/7/u, instead: "7/24" },
    { never: /öykü/iu, instead: "hikâye" },
    { never: /çevrim(dışı|içi)/iu, instead: "çevrim dışı, çevrim içi" },
    apostrophe,
    ownedAddress,
    dots,
    tightEllipsis,
  ],
  en: [
    { never: /\bask for a date/iu, instead: "request a date" },
    { never: /\btries\b/iu, instead: "attempts" },
    { never: /\bjust now\b/iu, instead: "right now" },
    { never: /\b(order|admin) desk\b|the desk behind/iu, instead: "order management, back office" },
    {
      never: /\b(make an account|account was made)\b/iu,
      instead: "create an account, was created",
    },
    { never: /\bput off\b/iu, instead: "deferred" },
    { never: /\bnumbers stand in\b/iu, instead: "are in" },
    { never: /24\/7 technical support/u, instead: "24/7 Technical Support" },
    { never: /\be-mail/iu, instead: "email" },
    apostrophe,
    ownedAddress,
    dots,
    tightEllipsis,
  ],
  de: [
    { never: /Referenz(nummer)?\b/u, instead: "Vorgangsnummer" },
    { never: /Arbeitstag/u, instead: "Werktag" },
    { never: /E-Mail-Liste/u, instead: "Newsletter" },
    { never: /\bMeldung(en)?\b|Nachrichtenquelle/u, instead: "News" },
    { never: /(?<!@)\bFirm(a|en)/u, instead: "Unternehmen" },
    { never: /\bKn(o|ö)pf/u, instead: "Schaltfläche" },
    { never: /Ingenieur/u, instead: "jemand aus der Entwicklung" },
    { never: /Handarbeit/u, instead: "manuelle Schritte" },
    { never: /Etappe/u, instead: "Phase" },
    { never: /\b(eigenen|Ihre) Leute\b/u, instead: "Ihr Team" },
    { never: /\b(unsere|vier) Felder/iu, instead: "Fachgebiete" },
    { never: /aus einem Team/u, instead: "aus einer Hand" },
    { never: /(zzgl\.|exkl\.) Steuer/u, instead: "zzgl. MwSt." },
    { never: /Passwort verlangt|das nicht verlangt/u, instead: "angefordert" },
    { never: /Erfolgreich gesendet/u, instead: "Gesendet" },
    apostrophe,
    ownedAddress,
    dots,
    { never: /(?<!\u202f)…/u, instead: "a narrow space (U+202F) before …" },
  ],
};

/** Texts that the specification gives: they stay to the letter. */
export const toTheLetter: ReadonlySet<string> = new Set([
  "24/7 Technical Support",
  "The page you were looking for doesn't exist",
  "Write your message here...",
]);
