import { expect, test } from "vitest";
import type { Problem, Values } from "./field.ts";
import {
  choice,
  code,
  date,
  entries,
  icon,
  line,
  link,
  list,
  number,
  picture,
  reference,
  richText,
  text,
  toggle,
} from "./fields.ts";
import { isStale, searchText, translationUnits } from "./leaves.server.ts";
import { readValues } from "./read-values.server.ts";
import { showValues } from "./show-values.server.ts";
import { textHash } from "./text-hash.server.ts";
import { writeValues } from "./write-values.server.ts";

const fields = {
  heading: line({ most: 20 }),
  note: text({ required: false }),
  body: richText({ required: false }),
  program: code({ required: false }),
  to: link({ required: false }),
  tone: choice(["calm", "loud"], { required: false }),
  wide: toggle(),
  count: number({ least: 1, most: 9, required: false }),
  day: date({ required: false }),
  next: reference({ required: false }),
  posts: entries("post"),
  sign: icon(["check", "arrow"], { required: false }),
  drawing: picture(["launch"], { required: false }),
  steps: list({ name: line(), to: link({ required: false }) }, { required: false, most: 3 }),
};

/** Everything at once, as people write it. */
const written = {
  heading: { tr: "Bir", en: "One", de: { value: "Eins", of: "0123456789abcdef" } },
  note: { tr: "Not" },
  body: { tr: "Merhaba [siz](page:a) ve [öteki](page:b)", en: "Hello" },
  program: "a < b",
  to: "page:a#x",
  tone: "calm",
  wide: true,
  count: 3,
  day: "2026-11-22",
  next: "a",
  posts: 2,
  sign: "check",
  drawing: { drawing: "launch", alt: { tr: "Fırlatma", en: "Launch" } },
  steps: [
    { id: "first", name: { tr: "İlk", en: "First" } },
    { id: "second", name: { tr: "İkinci" }, to: "https://example.org" },
  ],
};

const cardOfA = {
  entry: "a",
  path: "/blog/a",
  title: "A",
  description: "",
  values: {},
  sample: false,
};
const context = {
  language: "tr" as const,
  pathOf: (entry: string) => (entry === "a" ? "/blog/a" : undefined),
  cardOf: (entry: string) => (entry === "a" ? cardOfA : undefined),
  cardsOf: () => [cardOfA, cardOfA, cardOfA],
};

test("what is written is stored, shown in one language, and written again as it was", () => {
  const { values, problems } = readValues(fields, written);
  expect(problems).toEqual([]);
  expect(values.heading).toEqual({
    tr: "Bir",
    en: { value: "One", of: textHash("Bir") },
    de: { value: "Eins", of: "0123456789abcdef" },
  });
  expect(writeValues(fields, values)).toEqual(written);
  expect(showValues(fields, values, context)).toEqual({
    heading: "Bir",
    note: "Not",
    body: [
      {
        is: "p",
        inside: [
          "Merhaba ",
          { is: "link", to: "/blog/a", inside: ["siz"] },
          " ve ",
          // Not live: no dead link.
          "öteki",
        ],
      },
    ],
    program: "a < b",
    to: "/blog/a#x",
    tone: "calm",
    wide: true,
    count: 3,
    day: { iso: "2026-11-22", words: "22 Kasım 2026" },
    next: cardOfA,
    posts: [cardOfA, cardOfA],
    sign: "check",
    drawing: { drawing: "launch", alt: "Fırlatma" },
    steps: [
      { id: "first", name: "İlk" },
      { id: "second", name: "İkinci", to: "https://example.org" },
    ],
  });
  expect(searchText(fields, values, "en")).toBe("One\nHello\nLaunch\nFirst");
});

test("of what a list shows, a page gets what its look draws", () => {
  const looks = {
    look: choice(["calm", "loud"]),
    posts: entries("post", { drawn: { by: "look", values: { calm: ["day"] } } }),
  };
  const card = { ...cardOfA, values: { day: "2026-11-22", text: "long" } };
  const shown = (look: string) =>
    showValues(looks, { look, posts: 1 }, { ...context, cardsOf: () => [card] }).posts;
  expect(shown("calm")).toEqual([{ ...cardOfA, values: { day: "2026-11-22" } }]);
  expect(shown("loud")).toEqual([card]);
});

test("nothing of another language is ever shown", () => {
  const { values } = readValues(fields, written);
  const shown = showValues(fields, values, { ...context, language: "de" });
  expect(shown).toMatchObject({ heading: "Eins", day: { words: "22. November 2026" } });
  expect(shown.note).toBeUndefined();
  expect(shown.steps).toEqual([{ id: "first" }, { id: "second", to: "https://example.org" }]);
});

test("a translation is stale when the text it was made from has changed", () => {
  const { values } = readValues(fields, written);
  expect(isStale(values.heading, "en")).toBe(false);
  expect(isStale(values.heading, "de")).toBe(true);
  const states = translationUnits(fields, values).map(({ path, states }) => [
    path.join("."),
    states,
  ]);
  expect(states).toEqual([
    ["heading", { tr: "there", en: "there", de: "stale" }],
    ["note", { tr: "there", en: "missing", de: "missing" }],
    ["body", { tr: "there", en: "there", de: "missing" }],
    ["drawing.alt", { tr: "there", en: "there", de: "missing" }],
    ["steps.0.name", { tr: "there", en: "there", de: "missing" }],
    ["steps.1.name", { tr: "there", en: "missing", de: "missing" }],
  ]);
});

test("ends of lines and blanks around a text make no difference", () => {
  const messy = readValues(fields, { body: { tr: "\r\n a  \r\nb \r\n\r\n" } });
  expect(messy.values.body).toEqual({ tr: "a\nb" });
});

test("what a newer release has stored is written again", () => {
  const values: Values = { heading: { tr: "Bir" }, sparkle: { tr: "x" } };
  expect(writeValues(fields, values)).toEqual(values);
});

test.each<[Record<string, unknown>, Problem["path"], string]>([
  [{ headding: { tr: "a" } }, ["headding"], "no such field is known"],
  [{ heading: "a" }, ["heading"], "a text for each language"],
  [{ heading: ["a"] }, ["heading"], "a text for each language"],
  [{ heading: { fr: "a" } }, ["heading", "fr"], "is no language"],
  [{ heading: { tr: 5 } }, ["heading", "tr"], "expected a text"],
  [{ heading: { tr: { value: "a", of: "x" } } }, ["heading", "tr"], "expected a text"],
  [{ heading: { tr: "a\nb" } }, ["heading", "tr"], "a single line"],
  [{ heading: { tr: "a".repeat(21) } }, ["heading", "tr"], "longer than 20 letters (21)"],
  [{ heading: { tr: "a\0" } }, ["heading", "tr"], "cannot be stored"],
  [{ heading: { tr: "\ud800" } }, ["heading", "tr"], "cannot be stored"],
  [{ heading: { tr: "\u200b" } }, ["heading", "tr"], "says nothing"],
  [{ heading: { en: { value: "a", of: "x" } } }, ["heading", "en"], "the hash"],
  [{ heading: { en: { value: "a" } } }, ["heading", "en"], "the hash"],
  [
    { heading: { en: { value: "a", of: "0123456789abcdef", by: "x" } } },
    ["heading", "en", "by"],
    "value, of and machine alone",
  ],
  [
    { heading: { en: { value: "a", of: "0123456789abcdef", machine: false } } },
    ["heading", "en"],
    "machine: expected true",
  ],
  [{ body: { en: "<b>a</b>" } }, ["body", "en"], "HTML is not allowed"],
  [{ to: "javascript:alert(1)" }, ["to"], "javascript: links are refused"],
  [{ to: { tr: "/a" } }, ["to"], "expected a text"],
  [{ tone: "shrill" }, ["tone"], "expected one of calm, loud"],
  [{ wide: "yes" }, ["wide"], "true or false"],
  [{ count: 10 }, ["count"], "from 1 to 9"],
  [{ count: Number.NaN }, ["count"], "from 1 to 9"],
  [{ day: "2026-02-30" }, ["day"], "a day such as"],
  [{ day: "tomorrow" }, ["day"], "a day such as"],
  [{ next: "../a" }, ["next"], "the name of an entry"],
  [{ posts: 0 }, ["posts"], "from 1 to 500"],
  [{ sign: "skull" }, ["sign"], "expected one of check, arrow"],
  [{ drawing: "launch" }, ["drawing"], "expected fields, not a string"],
  [{ drawing: { drawing: "nude" } }, ["drawing", "drawing"], "expected one of launch"],
  [{ steps: {} }, ["steps"], "expected a list"],
  [{ steps: [1] }, ["steps", 0, "id"], "expected a name"],
  [{ steps: [{ id: "a" }, { id: "a" }] }, ["steps", 1, "id"], "a stands twice"],
  [{ steps: [{ id: "Größe" }] }, ["steps", 0, "id"], "expected a name"],
  [{ steps: Array(4).fill({ id: "a" }) }, ["steps"], "at most 3, not 4"],
  [{ steps: [{ id: "a", name: { de: "\n" } }] }, ["steps", 0, "name", "de"], "says nothing"],
])("%j is refused at its place", (broken, path, message) => {
  const { problems } = readValues(fields, broken);
  // Why, for other languages: why-wrong.test.ts.
  const { why: _, ...told } = problems[0] ?? {};
  expect(told).toEqual({ path, message: expect.stringContaining(message) });
});

test.each([[null], ["text"], [[]], [5]])("%j holds no fields", (broken) => {
  expect(readValues(fields, broken).problems).toHaveLength(1);
});
