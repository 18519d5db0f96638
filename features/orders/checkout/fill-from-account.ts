import type { billingCalls } from "#features/billing/calls.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { mayBeSignedIn } from "#platform/session/presence.ts";

/** Puts the usual billing address of whoever is signed in into fields that are still empty. Guests are asked nothing. */
export async function fillFromAccount(form: HTMLFormElement): Promise<void> {
  if (!mayBeSignedIn()) return;
  const result = await clientOf<typeof billingCalls>()("GET /api/account/billing-addresses");
  if (result.outcome !== "done") return;
  const { addresses } = result.answer;
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  for (const [name, value] of Object.entries(usual ?? {})) {
    const field = form.querySelector<HTMLInputElement>(`[data-draft-field][name="${name}"]`);
    if (field && field.value === "" && typeof value === "string") field.value = value;
  }
}
