import type { accountCalls } from "#features/accounts/calls.ts";
import type { billingCalls } from "#features/billing/calls.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { readDraft } from "#platform/submissions/form-draft.ts";

/** Puts the usual billing address of whoever is signed in, and their own name and email address, into fields that nobody has typed into: what was emptied stays empty. */
export async function fillFromAccount(form: HTMLFormElement): Promise<void> {
  const [billing, profile] = await Promise.all([
    clientOf<typeof billingCalls>()("GET /api/account/billing-addresses"),
    clientOf<typeof accountCalls>()("GET /api/account/profile"),
  ]);
  const addresses = billing.outcome === "done" ? billing.answer.addresses : [];
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const { name, email } = profile.outcome === "done" ? profile.answer : {};
  fillIn(form, { ...usual });
  fillIn(form, { name, email });
}

function fillIn(form: HTMLFormElement, values: Record<string, unknown>): void {
  const draft = readDraft(form.dataset.draft ?? "");
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[data-draft-field][name="${name}"]`);
    if (field && field.value === "" && draft[name] === undefined && typeof value === "string")
      field.value = value;
  }
}
