import * as v from "valibot";
import { defineCalls } from "#platform/http/call.ts";

export const seoCalls = defineCalls({
  "GET /social/:file": {
    about: "The picture that stands for a page where a link to it is shared.",
    caller: "anyone",
    admits: "itself",
    params: v.object({ file: v.string() }),
    answer: { mediaType: "image/png" },
  },
});
