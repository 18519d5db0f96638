import * as v from "valibot";
import { messageStatuses } from "#features/messages/admin/message-answers.ts";
import { rowId as id } from "#platform/admin/row-id.ts";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";

const text = (max: number) =>
  v.pipe(
    v.string("required"),
    v.check(isStorable, "invalid_text"),
    v.check(isFilled, "required"),
    v.check((value) => [...value].length <= max, "too_long"),
  );

/** One schema for each change; what it does not name is refused. */
export const changeSchemas = {
  status: v.strictObject({ id, status: v.picklist(messageStatuses, "unknown") }),
  assign: v.strictObject({ id, userId: v.nullable(id) }),
  note: v.strictObject({ id, text: text(10_000) }),
  spam: v.strictObject({ id, spam: v.boolean("required") }),
  one: v.strictObject({ id }),
  reply: v.strictObject({
    id,
    subject: v.pipe(text(150), v.check(isOneLine, "single_line")),
    text: text(10_000),
    /** The newest reply that the writer saw; absent: nobody is asked. */
    seen: v.optional(v.nullable(id)),
  }),
};
