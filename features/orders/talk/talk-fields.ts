import * as v from "valibot";
import { fileKinds } from "#features/applications/file-kinds.ts";

/** A message as both sides see it, the oldest first. `at` as ISO 8601. */
export const shownMessage = v.strictObject({
  from: v.picklist(["buyer", "company"]),
  text: v.string(),
  at: v.string(),
});

/** A file that the company gave; `name` as its sender calls it. */
export const shownFile = v.strictObject({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(Object.values(fileKinds)),
  bytes: v.number(),
  at: v.string(),
});

export type ShownMessage = v.InferOutput<typeof shownMessage>;
export type ShownFile = v.InferOutput<typeof shownFile>;
