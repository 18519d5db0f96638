import * as v from "valibot";

/** What a form is answered once it is stored. */
export const receipt = v.strictObject({ reference: v.string() });

/** The same where an answer is promised. */
export const promisedReceipt = v.strictObject({
  ...receipt.entries,
  /** Until when, in words as in the confirmation; absent where a fact of the company is wrong, or another server answered. */
  answerBy: v.optional(v.string()),
});

export type Receipt = v.InferOutput<typeof receipt>;
export type PromisedReceipt = v.InferOutput<typeof promisedReceipt>;
