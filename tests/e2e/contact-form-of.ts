import type { Locator, Page } from "playwright-core";
import type { Words } from "./words.ts";

/** What a visitor types into the contact form, by control name. */
export interface Filling {
  name: string;
  email: string;
  number: string;
  company: string;
  message: string;
}

export const controls = ["name", "email", "number", "company", "message"] as const;

/** A filling that no other test has: the address tells them apart in the database. */
export function aFilling(email = `${crypto.randomUUID()}@visitor.example`): Filling {
  return {
    name: "Ayşe Çağlar-Müller",
    email,
    number: "+90 222 000 00 00",
    company: "Örnek & Söhne <A.Ş.>",
    message: "İyi günler,\nwir möchten ein Portal bauen — können Sie helfen?\n\nIğdır 🙂",
  };
}

/** What is seen of the texts that describe a control, a line each. */
export function seenMessageOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((text) => text?.checkVisibility() && text.textContent !== "")
      .map((text) => text?.textContent)
      .join("\n"),
  );
}

/** The contact form as a visitor finds it: by its heading, labels and button. */
export function contactFormOf(page: Page, t: Words) {
  const form = page.getByRole("form", { name: t("forms.contact.heading") });
  const field = (control: keyof Filling) =>
    form.getByRole("textbox", { name: t(`forms.contact.${control}`), exact: false });
  return {
    form,
    field,
    sendButton: form.getByRole("button", { name: t("forms.contact.send") }),
    sendingButton: form.getByRole("button", { name: t("forms.contact.sending") }),
    /** What stands in the fields now. */
    async texts(): Promise<Filling> {
      const entries = await Promise.all(
        controls.map(async (control) => [control, await field(control).inputValue()] as const),
      );
      return Object.fromEntries(entries) as unknown as Filling;
    },
    /** What is seen of the messages tied to a field for assistive technology, line by line; empty: nothing. */
    messageAt: (control: keyof Filling) => seenMessageOf(field(control)),
    isMarkedInvalid: async (control: keyof Filling) =>
      (await field(control).getAttribute("aria-invalid")) === "true",
  };
}
