import { randomUUID } from "node:crypto";
import type { MessageStatus } from "#features/messages/message-status.ts";
import { searchTextOf } from "#features/messages/search-text.server.ts";
import type { NewContactMessage } from "#features/messages/submit-contact.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";

const firstNames = [
  ...["Ayşe", "Mehmet", "Zeynep", "Çağrı", "Işıl", "Özgür", "Gülşen", "İsmail", "Emre", "Şule"],
  ...["Jürgen", "Käthe", "Björn", "Sabine", "Uwe", "Anke", "Grace", "Oliver", "Amelia", "Noah"],
];
const lastNames = [
  ...["Yılmaz", "Öztürk", "Şahin", "Güneş", "Kılıç", "Çelik", "Doğan", "Aydın", "Koç", "Ünal"],
  ...["Müller", "Schäfer", "Größmann", "Weiß", "Köhler", "Smith", "Taylor", "Walker", "Evans"],
];
const companies = [
  ...["Anadolu Lojistik A.Ş.", "Eskişehir Tarım Ltd.", "Straßenbau Köhler GmbH", "Nordwind AG"],
  ...["Harbour & Sons Ltd", "Bluestone Clinics", "Porsuk Enerji", "Müller Maschinenbau"],
];
const sentences: Partial<Record<LanguageCode, string[]>> = {
  tr: [
    "Merhaba, depomuz için bir stok uygulaması istiyoruz.",
    "Mevcut sistemimiz yavaşladı ve raporlar saatler sürüyor.",
    "Önümüzdeki ay bir görüşme ayarlayabilir miyiz?",
    "Mobil uygulamamızın iki dilde çalışması gerekiyor.",
    "Teklifinizi ve tahmini süreyi bekliyoruz.",
  ],
  en: [
    "Hello, we are looking for a partner for our booking platform.",
    "Our current software no longer keeps up with the orders.",
    "Could we talk about an integration with our warehouse?",
    "The application has to work offline as well.",
    "Please send us an offer and a rough schedule.",
  ],
  de: [
    "Guten Tag, wir suchen Unterstützung für unsere Auftragsverwaltung.",
    "Unsere jetzige Lösung lässt sich kaum noch erweitern.",
    "Könnten wir nächste Woche telefonieren?",
    "Die Anwendung muss auch auf Tablets gut bedienbar sein.",
    "Wir freuen uns über ein Angebot mit grobem Zeitplan.",
  ],
};

const alphabet = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];

/**
 * Ids of invented messages begin so. The 8 is the version of a UUID: no real one has it (theirs are 4 and 7), so that
 * `npm run seed -- --undo` finds its own and no other. https://www.rfc-editor.org/rfc/rfc9562#section-5.8
 */
export const seedMark = "5eed5eed-5eed-8";

/** A message that could have been sent at `at` (ms); every thousandth one asks for a zeppelin. */
export function inventMessage(at: number, number: number, dice: (sides: number) => number) {
  const one = <Value>(values: readonly Value[]) => values[dice(values.length)] as Value;
  const language = one(languageCodes);
  // A language that has no sentences of its own writes English.
  const wishes = sentences[language] ?? sentences.en ?? [];
  const name = `${one(firstNames)} ${one(lastNames)}`;
  const wish = number % 1_000 === 0 ? " zeppelin" : "";
  const letters = (count: number) => Array.from({ length: count }, () => one(alphabet)).join("");
  const fields = {
    reference: `${letters(4)}-${letters(4)}`,
    name,
    email: `${foldLetters(name).replace(" ", ".")}${number}@example.com`,
    phone: `+90 222 ${100 + dice(900)} ${10 + dice(90)} ${10 + dice(90)}`,
    company: one(companies),
    message: `${one(wishes)} ${one(wishes)}${wish}`,
  };
  const status = statusOf(dice(100));
  return {
    id: seedMark + randomUUID().slice(seedMark.length),
    ...fields,
    language,
    spam: status === "spam" ? 1 : 0,
    created_at: at,
    status,
    read_at: status === "new" && dice(50) > 0 ? null : at + 60_000,
    first_answer_at: status === "answered" ? at + (1 + dice(48)) * 3_600_000 : null,
    search_text: searchTextOf(fields, foldLetters),
  } satisfies NewContactMessage;
}

/** Most are answered, as on a desk that is looked after. */
function statusOf(hundredth: number): MessageStatus {
  if (hundredth < 5) return "new";
  if (hundredth < 10) return "in_progress";
  return hundredth < 85 ? "answered" : "spam";
}
