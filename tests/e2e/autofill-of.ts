import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What Chromium's autofill saw in one control of a form. */
interface SeenField {
  name: string;
  /** What it takes the control for, such as `Full name`; empty: nothing it knows. */
  autofillType: string;
}

/** A person's address as the browser keeps it, under Chromium's names for its parts. */
const address = {
  NAME_FULL: "Ayşe Yılmaz",
  EMAIL_ADDRESS: "ayse@visitor.example",
  PHONE_HOME_WHOLE_NUMBER: "+902220000000",
  COMPANY_NAME: "Örnek A.Ş.",
  ADDRESS_HOME_STREET_ADDRESS: "Cadde 1",
  ADDRESS_HOME_CITY: "Eskişehir",
  ADDRESS_HOME_ZIP: "26130",
  ADDRESS_HOME_COUNTRY: "TR",
};
const fields = Object.entries(address).map(([name, value]) => ({ name, value }));

/**
 * Lets Chromium fill in the form that a control stands in, as if its saved address had been chosen there, and tells
 * what it saw. Undefined: this browser has no autofill (Chromium without the parts for a screen).
 */
export async function autofill(page: Page, selector: string): Promise<SeenField[] | undefined> {
  const devTools = await page.context().newCDPSession(page);
  try {
    await devTools.send("Autofill.enable");
  } catch {
    return undefined;
  }
  let seen: SeenField[] = [];
  devTools.on("Autofill.addressFormFilled", ({ filledFields }) => {
    // More than one event comes of a filling, and one of them is empty.
    if (filledFields.length > 0) seen = filledFields;
  });
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await devTools.send("DOM.describeNode", { nodeId });
  const { backendNodeId: fieldId } = node;
  // Chromium reads a page's forms a little after the page is there; asked before that, it fills in nothing.
  await expect
    .poll(() => {
      devTools.send("Autofill.trigger", { fieldId, address: { fields } }).catch(() => {});
      return seen.length;
    })
    .toBeGreaterThan(0);
  await devTools.detach();
  return seen;
}
