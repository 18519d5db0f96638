import * as v from "valibot";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pictureKinds } from "#platform/pictures/cut-order.ts";
import { mostAltLetters } from "./picture-text.ts";

const id = v.pipe(v.string("required"), v.regex(/^[0-9a-f]{32}$/, "malformed"));
const percent = v.pipe(
  v.number("required"),
  v.integer("malformed"),
  v.minValue(0, "malformed"),
  v.maxValue(100, "malformed"),
);
const language = v.picklist(languageCodes, "unknown");

const pixels = v.pipe(
  v.number("required"),
  v.integer("malformed"),
  v.minValue(0, "malformed"),
  v.maxValue(100_000, "malformed"),
);
const part = v.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels });

const picture = v.strictObject({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(pictureKinds),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  /** Widths of its files. */
  widths: v.array(v.number()),
  /** The part of it that pages show, px of the picture; null: all of it. */
  part: v.nullable(part),
  /** What is seen of it: the name of its files, and their widths. */
  shown: v.strictObject({
    id: v.string(),
    width: v.number(),
    height: v.number(),
    widths: v.array(v.number()),
  }),
  alt: v.record(v.string(), v.string()),
  decorative: v.boolean(),
  /** Percent from the left and from the top. */
  focus: v.tuple([v.number(), v.number()]),
  /** ISO 8601 */
  uses: v.array(
    v.strictObject({
      ...{ entry: v.string(), title: v.string(), isLive: v.boolean() },
      /** A version that goes live by itself shows it. */
      isScheduled: v.optional(v.literal(true)),
    }),
  ),
});

export const pictureCalls = callsFor(["author", "publisher"], {
  "GET /uploads/:file": {
    about: "A picture that the company shows, in one of its widths.",
    caller: "anyone",
    admits: "itself",
    params: v.object({ file: v.string() }),
    answer: { mediaType: "image/webp" },
  },
  "GET /api/admin/pictures": {
    about: "The pictures, the newest first; `q` is looked for in names and alternative texts.",
    query: v.object({
      id: v.optional(id),
      q: v.optional(v.pipe(v.string(), v.maxLength(100, "too_long"))),
      most: v.optional(
        v.pipe(v.string(), v.transform(Number), v.integer("malformed"), v.minValue(1, "malformed")),
      ),
    }),
    answer: v.strictObject({ pictures: v.array(picture), total: v.number() }),
  },
  "POST /api/admin/pictures": {
    about:
      "Takes a picture in (multipart/form-data, `file`, at most 25 MB and 50 megapixels: JPEG, PNG, WebP, AVIF or GIF); 422 says why one cannot be taken.",
    admits: "itself",
    answer: picture,
    audit: "picture.upload",
  },
  "POST /api/admin/pictures/describe": {
    about:
      "Says what a picture shows, and where the middle of what matters is; what is not given stays as it is.",
    body: v.strictObject({
      id,
      alt: v.record(
        language,
        v.pipe(v.string("malformed"), v.maxLength(mostAltLetters, "too_long")),
      ),
      decorative: v.optional(v.boolean("malformed")),
      focus: v.optional(v.tuple([percent, percent], "malformed")),
    }),
    answer: v.strictObject({}),
    audit: "picture.describe",
  },
  "POST /api/admin/pictures/crop": {
    about:
      "Shows a part of a picture (px of the whole as it is seen) on all pages that have it, or the whole again (null); what was uploaded stays.",
    body: v.strictObject({ id, part: v.nullable(part) }),
    answer: picture,
    audit: "picture.crop",
  },
  "POST /api/admin/pictures/delete": {
    about: "Takes away a picture that no entry shows.",
    body: v.strictObject({ id }),
    answer: v.strictObject({}),
    audit: "picture.delete",
  },
});

export type PicturesAnswer = Answer<(typeof pictureCalls)["GET /api/admin/pictures"]>;
export type ListedPicture = v.InferOutput<typeof picture>;
