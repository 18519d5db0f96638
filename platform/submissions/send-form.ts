import type { GenericSchema } from "valibot";
import type { Call } from "#platform/http/call.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { promisedReceipt } from "./receipt-schema.ts";

// What only a submission needs comes with it.
export { waitInWords } from "#platform/language/wait-in-words.ts";
export { prepareToSend } from "#platform/session/ask-session.ts";
export { makeKey } from "#platform/session/make-key.ts";

/** The call of a form that anybody may send: texts for a receipt. */
export type FormCall = `POST /${string}`;
interface ReceivedForm extends Call {
  body: GenericSchema<Record<string, string>>;
  answer: typeof promisedReceipt;
}

/** Sends a form. `patient`, so that nobody honest is taken for spam. */
export const sendForm = clientOf<Record<FormCall, ReceivedForm>>();
