/** Longer than any limit of ours, at the longest that a message may be, and within the limits of short fields. */
const lengths = [15_000, 10_000, 190];

/** What is repeated: whatever parsers, patterns and folding could stumble over, each in its own way. */
const pieces = {
  blanks: " ",
  "one letter": "a",
  digits: "1",
  pairs: "a,",
  quotes: '"',
  semicolons: ";",
  "quality values": "a;q=",
  dots: ".",
  "at signs": "a@",
  slashes: "/a",
  escapes: "%41",
  "tags that begin": "<a ",
  "line breaks": "\n",
  "combining marks": "\u0301",
  "a letter with marks": "a\u0323\u0307",
  "a letter that is eighteen (U+FDFA)": "\ufdfa",
  "capitals with a dot": "İ",
  "letters of two units": "𝔘",
  "invisible letters": "\u200b",
};

/** A long value, and by what it is called where it made somebody think. */
export interface LongValue {
  name: string;
  value: string;
}

const repeated = (piece: string, length: number) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();

/** Each piece in each length; the beginning and the end are no part of the row, as patterns without an anchor like it. */
export const longValues: LongValue[] = lengths.flatMap((length) =>
  Object.entries(pieces).map(([name, piece]) => ({
    name: `${length} × ${name}`,
    value: `x${repeated(piece, length - 2)}!`,
  })),
);

/** Those that a header can hold: it is bytes, and all headers together are 16 KB at most. */
export const longHeaders: LongValue[] = longValues
  .filter(({ value }) => !value.includes("\n") && value.length !== 10_000)
  .map(({ name, value }) => ({
    name,
    value: Buffer.from(value).toString("latin1").slice(0, 15_000),
  }));

/** The same as a part of an address, which may be as long as a header; nothing is cut within an escape. */
export function fitAddress(value: string): string {
  const encoded = encodeURIComponent(value);
  return encoded.length <= 14_000 ? encoded : encoded.slice(0, 14_000).replace(/%[^%]{0,1}$/, "");
}

const object = (fields: string[]) => `{${fields.join(",")}}`;
const many = (count: number, field: (at: number) => string) =>
  object(Array.from({ length: count }, (_, at) => field(at)));

/** Whole bodies, as many and as deep as 160 KB allow. */
export const longBodies: LongValue[] = [
  { name: "13,000 keys", value: many(13_000, (at) => `"${at}":""`) },
  { name: "13,000 keys of no text", value: many(13_000, (at) => `"k${at}":1`) },
  { name: "one key 13,000 times", value: many(13_000, () => '"Email":"a"') },
  { name: "one poisonous key 9,000 times", value: many(9_000, () => '"__proto__":""') },
  { name: "70,000 lists", value: `{"Message":${"[".repeat(70_000)}${"]".repeat(70_000)}}` },
  { name: "20,000 objects", value: `{"id":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}` },
  { name: "a list of 70,000", value: `[${"1,".repeat(70_000)}1]` },
  { name: "a text of escapes", value: `{"Message":"${"\\u0041".repeat(25_000)}"}` },
  { name: "a text without end", value: `{"${'\\"'.repeat(70_000)}` },
];
