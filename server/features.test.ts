import { expect, test } from "vitest";
import de from "#content/messages/admin/de.json" with { type: "json" };
import en from "#content/messages/admin/en.json" with { type: "json" };
import tr from "#content/messages/admin/tr.json" with { type: "json" };
import type { Call } from "#platform/http/call.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";
import { features, goLiveChecks } from "./features.ts";

// That there are no others is the compiler's affair: a mail's kind is one of a feature's table.
test("the back office has a name for every kind of mail in every language", () => {
  const names = features.flatMap(({ mailKinds = {} }) =>
    Object.values<MailKind>(mailKinds).map(({ name }) => name),
  );
  for (const { admin } of [tr, en, de])
    expect(Object.keys(admin.mails.kinds).sort()).toEqual(names.sort());
});

test("what has to be in order before going live is called and explained in every language", () => {
  const names = goLiveChecks.map(({ name }) => name).sort();
  for (const { admin } of [tr, en, de])
    expect(Object.keys(admin.goLive.checks).sort()).toEqual(names);
});

test("the log of the back office has words for what each call does, in every language", () => {
  const actions = features.flatMap(({ calls = {} }) =>
    Object.values<Call>(calls).flatMap(({ audit }) => (audit ? [audit] : [])),
  );
  expect(actions).toContain("message.view");
  for (const { admin } of [tr, en, de]) {
    const words = admin.actions as Record<string, Record<string, string>>;
    const told = Object.entries(words).flatMap(([area, verbs]) =>
      Object.keys(verbs).map((verb) => `${area}.${verb}`),
    );
    expect(actions.filter((action) => !told.includes(action))).toEqual([]);
  }
});
