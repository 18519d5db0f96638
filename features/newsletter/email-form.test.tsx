import { expect, test } from "vitest";
import { comesBackRefused } from "#tests/support/comes-back-refused.ts";
import { stageIn } from "#tests/support/stage.tsx";
import EmailForm from "./email-form.tsx";

const stage = stageIn("en");

test("two forms of a page have a label each", async () => {
  await stage([<EmailForm key="hero" />, <EmailForm key="end" wants="checklist" />]);
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[name=email]")];
  expect(inputs.map(({ labels }) => labels?.length)).toEqual([1, 1]);
  for (const input of inputs)
    for (const id of input.getAttribute("aria-describedby")?.split(" ") ?? [])
      expect(document.querySelectorAll(`[id="${id}"]`).length, id).toBe(1);
});

test("why a post without script was refused still stands there once the script has come", async () => {
  const status = "Please wait five minutes.";
  comesBackRefused({ form: "email", errors: {}, status });
  await stage(<EmailForm />);
  expect(document.querySelector("[data-form-status]")?.textContent).toBe(status);
});
