import { expect, test } from "vitest";
import type { EntryDocument } from "./entry-document.ts";
import { freezePage, type Surroundings } from "./freeze-page.server.ts";
import { type LivePage, pageKey } from "./live-pages.server.ts";

const cardOf = (entry: string) => ({ entry, title: entry, description: "", values: {} });

const text = (updated: string): EntryDocument =>
  ({
    kind: "order-text",
    title: { tr: "Metin" },
    description: { tr: "" },
    values: { introduction: { tr: "Giriş." }, updated },
    sections: [],
  }) as unknown as EntryDocument;

function dayOf(own: string, texts: Record<string, string>): unknown {
  const language = "tr";
  const whole = Object.entries(texts).map(
    ([entry, day]) => [pageKey({ entry, language }), text(day)] as const,
  );
  const around = {
    ...{ language, offers: new Map(), lists: {}, whole: new Map(whole) },
    ...{ trailOf: () => [], relatedTo: () => [], pathOf: () => undefined, cardOf },
    cardsOf: () => Object.keys(texts).map(cardOf),
  } as unknown as Surroundings;
  const document = {
    ...text(own),
    kind: "legal-text",
    values: { heading: { tr: "Koşullar" }, updated: own, orderTexts: 10 },
  } as unknown as EntryDocument;
  const page = { ...cardOf("legal-text/all"), language, kind: "legal-text", card: cardOf("a") };
  return freezePage(page as unknown as LivePage, document, around, {}).values.updated;
}

test("a page that shows other texts whole names the day of the last change of any of them", () => {
  const texts = {
    "order-text/order-terms": "2026-11-28",
    "order-text/order-contract": "2026-11-22",
  };
  expect(dayOf("2026-11-23", texts)).toMatchObject({
    iso: "2026-11-28",
    words: "28 Kasım 2026",
  });
  expect(dayOf("2026-12-01", texts)).toMatchObject({ iso: "2026-12-01" });
});
