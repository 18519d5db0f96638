import { expect, test } from "vitest";
import de from "#content/messages/admin/de.json" with { type: "json" };
import en from "#content/messages/admin/en.json" with { type: "json" };
import tr from "#content/messages/admin/tr.json" with { type: "json" };
import { mailKinds } from "./mail-kinds.ts";

// That there are no others is the compiler's affair: a mail's kind is one of these.
test("the desk has a name for every kind of mail in every language", () => {
  for (const { admin } of [tr, en, de])
    expect(Object.keys(admin.mails.kinds).sort()).toEqual([...mailKinds].sort());
});
