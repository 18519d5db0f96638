import { expect, test } from "vitest";
import { mailsThatSay } from "../../features/editor/words/sample-mails.server.ts";
import { checkWords } from "../../features/pages/words/check-words.server.ts";
import { knownWords } from "../../features/pages/words/known-words.server.ts";
import { showWords, wordsOfPages } from "../../features/pages/words/show-words.server.ts";
import { wordEntries } from "../../features/pages/words/word-fields.ts";
import { languageCodes } from "../../platform/language/languages.ts";
import { withOwnWords } from "../../platform/language/with-own-words.ts";
import type { SampleMailParts } from "../../platform/outbox/sample-mails.ts";
import { readSettings } from "../../server/env.ts";
import { capabilities } from "../../server/features.ts";

const account = "DE89 3704 0044 0532 0130 00, COBADEFFXXX, Commerzbank";
// With a bank account and without: each has words of its own.
const samples = [readSettings({}), readSettings({ BANK_ACCOUNT_EUR: account })].flatMap(
  (settings) =>
    capabilities.flatMap(({ sampleMails }) =>
      sampleMails ? [(parts: SampleMailParts) => sampleMails(parts, settings)] : [],
    ),
);
const entry = (id: string, values: object = {}) => ({
  ...{ id, kind: "words" as const, sample: false, slugs: {}, sections: [] },
  values: { ...values },
});

test.each(Object.entries(wordEntries))(
  "every word of %s has a name of its own, and may be said as it is in every language",
  (id, set) => {
    const words = knownWords(set);
    const keys = [...words.values()].map(({ key }) => key);
    expect(keys.length).toBe(new Set(keys).size);
    expect([...words.keys()].filter((item) => !/^[a-z][a-z0-9-]{0,59}$/.test(item))).toEqual([]);
    const items = [...words].map(([item, { texts }]) => ({ id: item, text: texts }));
    for (const code of languageCodes) {
      const wrong = checkWords(id, { items }, code).filter(({ code }) => code !== "wordSame");
      expect(wrong).toEqual([]);
      const said = showWords([entry(id, { items })], code)[set];
      expect(Object.keys(said ?? {})).toEqual(keys);
    }
  },
);

test("every word of the mails and every reply template is read in a sample mail", () => {
  const parts = { origin: "https://www.company.example", sign: (text: string) => text, now: 0 };
  const unread = ["mail-words", "reply-templates"].flatMap((id) =>
    [...knownWords(wordEntries[id] ?? "mails").keys()].filter(
      (item) =>
        !item.endsWith("-name") &&
        !languageCodes.some((language) =>
          mailsThatSay(item, samples, entry(id), { ...parts, language }).includes(true),
        ),
    ),
  );
  expect(unread).toEqual([]);
});

test("a page's words are replaced by their keys, and nothing is added to them", () => {
  const words = { cart: { total: "Total", empty: "Empty" } };
  const own = wordsOfPages({ messages: { "cart.total": "Sum of {count}", "cart.gone": "x" } });
  expect(withOwnWords(words, own)).toEqual({
    cart: { total: ["Sum of ", ["count"]], empty: "Empty" },
  });
  expect(words.cart.total).toBe("Total");
});
