import { act } from "react";

/** Puts words into a field as a browser does: React hears of those alone that it has not set itself. */
export async function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  words: string,
): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  await act(async () => {
    set?.call(field, words);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
