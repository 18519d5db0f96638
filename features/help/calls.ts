import * as v from "valibot";
import { defineCalls } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";

const language = v.picklist(languageCodes, "unknown_language");
const count = v.number();

/** What the form below an article says. */
export const usefulFields = v.object({
  Article: v.pipe(v.string("required"), v.nonEmpty("required"), v.maxLength(100, "too_long")),
  Language: language,
  Useful: v.picklist(["yes", "no"], "unknown"),
});

export const helpCalls = defineCalls({
  "POST /api/help/useful": {
    about: "Counts whether an article was useful, and leads back to it.",
    caller: "anyone",
    // A plain form, with JavaScript and without: it needs no token, and so sets no cookie.
    admits: "itself",
    texts: usefulFields,
    answer: { mediaType: "text/html" },
  },
  "GET /api/admin/help": {
    about: "The help articles that are live, and how many found them useful.",
    caller: ["author", "publisher"],
    answer: v.strictObject({
      articles: v.array(
        v.strictObject({
          article: v.string(),
          language,
          title: v.string(),
          /** Address, with the language. */
          path: v.string(),
          yes: count,
          no: count,
        }),
      ),
    }),
  },
});

export type CountedArticle = v.InferOutput<
  (typeof helpCalls)["GET /api/admin/help"]["answer"]
>["articles"][number];
