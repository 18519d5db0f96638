import * as v from "valibot";
import { defineCalls } from "#platform/http/call.ts";
import { contactFormSchema } from "./contact-fields.ts";

export const messageCalls = defineCalls({
  "POST /api/v1/Site/ContactForm/Create": {
    about: "Takes a message of the contact form; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    texts: contactFormSchema,
    answer: v.strictObject({
      reference: v.string(),
      /** Until when it is answered, in words. */
      answerBy: v.optional(v.string()),
    }),
  },
});
