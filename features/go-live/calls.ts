import * as v from "valibot";
import { grades } from "#platform/go-live/go-live-check.ts";
import { defineCalls } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";

export const goLiveCalls = defineCalls({
  "GET /api/admin/go-live": {
    about:
      "What has to be in order before the site is shown to the public, and how each of it stands.",
    caller: "Admin",
    query: v.object({ shown: v.optional(v.picklist(languageCodes, "unknown")) }),
    answer: v.strictObject({
      findings: v.array(
        v.strictObject({
          check: v.string(),
          grade: v.picklist(grades),
          /** Settings, facts or titles of entries that it is about; at most ten. */
          names: v.array(v.string()),
          /** How many more there are. */
          more: v.number(),
          /** The screen where it is mended; null: a setting, or a file of the operator's. */
          where: v.nullable(v.string()),
        }),
      ),
    }),
  },
});
