import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { errorMessage } from "./error-message.ts";

const t = createTranslator({
  locale: "en",
  messages: allMessages.en as never,
  namespace: "checkout" as never,
}) as unknown as Parameters<typeof errorMessage>[0];

test.each([
  ["street", "required", "Please enter the address"],
  ["street", "too_long", "Please use fewer characters"],
  ["postalCode", "wrong_number", "A postal code there has five digits"],
  ["email", "invalid_email", "Please enter a valid email address"],
  ["city", "A sentence of the server", "A sentence of the server"],
  ["city", undefined, undefined],
])("%s, %s: %s", (control, code, said) => {
  expect(errorMessage(t, control, code)).toBe(said);
});
