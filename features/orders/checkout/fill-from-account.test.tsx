import { beforeEach, expect, test, vi } from "vitest";
import { fillFromAccount } from "./fill-from-account.ts";

const answers: Record<string, object> = {
  "/api/account/profile": { name: "Ayşe Örnek", email: "ayse@ornek.example" },
  "/api/account/billing-addresses": {
    addresses: [{ isDefault: true, name: "Ayşe Muhasebe", city: "Eskişehir" }],
  },
};
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no Cookie Store yet
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async (address: string) => Response.json(answers[address]));
});

test("billing address first, then the person's own; what is typed stays", async () => {
  const form = document.createElement("form");
  form.innerHTML = ["name", "email", "city"]
    .map((name) => `<input data-draft-field name="${name}">`)
    .join("");
  const field = (name: string) => form.querySelector(`[name=${name}]`) as HTMLInputElement;
  field("city").value = "Tepebaşı";
  await fillFromAccount(form);
  expect(["name", "email", "city"].map((name) => field(name).value)).toEqual([
    ...["Ayşe Muhasebe", "ayse@ornek.example", "Tepebaşı"],
  ]);
});

test("what somebody emptied is not filled in again after a reload", async () => {
  const form = document.createElement("form");
  form.dataset.draft = "draft-checkout";
  form.innerHTML = '<input data-draft-field name="name"><input data-draft-field name="city">';
  sessionStorage.setItem("draft-checkout", JSON.stringify({ city: "" }));
  await fillFromAccount(form);
  const values = [...form.querySelectorAll("input")].map(({ value }) => value);
  expect(values).toEqual(["Ayşe Muhasebe", ""]);
});
