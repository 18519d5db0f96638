import { expect, test } from "vitest";
import { draftKeys, keepInDraft, readDraft } from "#platform/submissions/form-draft.ts";
import { forgetPrivateDrafts } from "./private-drafts.ts";

test("who signs out leaves nothing in the tab that was typed into a form, the checkout's address neither", () => {
  for (const key of Object.values(draftKeys)) keepInDraft(key, { street: "Musterstraße 1" });
  forgetPrivateDrafts();
  for (const key of Object.values(draftKeys)) expect(readDraft(key), key).toEqual({});
});
