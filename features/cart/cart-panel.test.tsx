import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { draftKeys, keepInDraft } from "#platform/submissions/form-draft.ts";
import { takeToasts } from "#ui/toast/toast-store.ts";
import "#tests/support/dialogs.ts";
import { soldForTests } from "#tests/support/sold-for-tests.ts";
import { stageIn } from "#tests/support/stage.tsx";
import { CartPanel } from "./cart-panel.tsx";
import { useCart } from "./cart-store.ts";
import { keepChosenPlace } from "./chosen-place.ts";

const words = allMessages.en.cart;
const nameOf = (id: number) => soldForTests.get(id)?.name ?? "";

const draw = stageIn("en");
const onClose = vi.fn();

const show = ({ isOpen = true } = {}) => draw(<CartPanel isOpen={isOpen} onClose={onClose} />);
const panel = () => document.querySelector("dialog") as HTMLDialogElement;
const text = () => panel().textContent ?? "";
const links = () =>
  [...panel().querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
const removeButton = (id: number) =>
  panel().querySelector<HTMLButtonElement>(`[aria-label="Remove ${nameOf(id)}"]`);

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json([...soldForTests.values()]));
  useCart.setState({
    items: [
      { id: 1, productId: 1020, quantity: 1 },
      { id: 2, productId: 1040, quantity: 7 },
    ],
  });
});
afterEach(() => {
  document.body.replaceChildren();
  takeToasts();
  onClose.mockClear();
  sessionStorage.clear();
});

test("each item shows its name, its quantity and a way out", async () => {
  await show();
  expect(panel().open).toBe(true);
  expect(text()).toContain(words.title);
  expect([...panel().querySelectorAll("h3")].map((name) => name.textContent)).toEqual([
    nameOf(1020),
    nameOf(1040),
  ]);
  const [first, second] = panel().querySelectorAll("select");
  expect([...(first?.options ?? [])].map((option) => option.textContent)).toEqual([
    "01",
    "02",
    "03",
  ]);
  expect([...(second?.options ?? [])].map((option) => option.textContent)).toEqual([
    "01",
    "02",
    "03",
    "07",
  ]);
  expect(second?.value).toBe("7");
});

const sums = () => [...panel().querySelectorAll("dl > div")].map((row) => row.textContent);

test("gross, discount, subtotal, tax and total, one leading to the next", async () => {
  await show();
  expect(sums()).toEqual([
    `${words.gross}$38,300`,
    `${words.discount}−$3,550`,
    `${words.subtotal}$34,750`,
    "VAT (18%)$6,255",
    `${words.total}$41,005`,
  ]);
});

test("where nothing is reduced no discount is spoken of", async () => {
  useCart.setState({ items: [{ id: 1, productId: 1010, quantity: 1 }] });
  await show();
  expect(sums()).toEqual([`${words.subtotal}$2,900`, "VAT (18%)$522", `${words.total}$3,422`]);
});

test("the country that was chosen at the checkout brings its currency and its rate along", async () => {
  const inLira = { currency: "TRY", taxPercent: 20, isEstimate: false } as const;
  keepInDraft(draftKeys.checkout, { country: "TR" });
  keepChosenPlace({ country: "TR", ...inLira });
  useCart.setState({ items: [{ id: 1, productId: 1010, quantity: 1 }] });
  await show();
  expect(sums()).toEqual([`${words.subtotal}₺2,900`, "VAT (20%)₺580", `${words.total}₺3,480`]);
  expect(text()).toContain("20% is the tax rate for the country");
  // What was said about another one holds no longer.
  keepInDraft(draftKeys.checkout, { country: "FR" });
  await show();
  expect(sums()[1]).toBe("VAT (18%)$522");
  expect(text()).toContain("18% is an estimate");
});

test("another quantity changes line and subtotal and says nothing", async () => {
  await show();
  const select = panel().querySelector("select") as HTMLSelectElement;
  act(() => {
    select.value = "3";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(useCart.getState().items[0]).toEqual({ id: 1, productId: 1020, quantity: 3 });
  expect(text()).toContain(`${words.subtotal}$48,250`);
  expect(takeToasts()).toEqual([]);
});

test("remove takes the line away, tells so for a second, and keeps the focus in the panel", async () => {
  await show();
  act(() => removeButton(1020)?.click());
  expect(useCart.getState().items.map(({ productId }) => productId)).toEqual([1040]);
  const told = "Online shop removed from your cart";
  expect(takeToasts()).toEqual([{ kind: "error", title: told, text: "", timeout: 1_000 }]);
  expect(panel().querySelector("[role=status]")?.textContent).toBe(told);
  expect(document.activeElement).toBe(panel().querySelector("h2"));
});

test("what is no longer sold leaves the cart, which says so until something else changes", async () => {
  useCart.setState({
    items: [
      { id: 1, productId: 4711, quantity: 1 },
      { id: 2, productId: 1010, quantity: 1 },
    ],
  });
  await show();
  expect(useCart.getState().items.map(({ productId }) => productId)).toEqual([1010]);
  const told = "We took out of your cart what is no longer sold.";
  const status = panel().querySelector("[role=status]");
  expect([status?.textContent, status?.className]).toEqual([
    told,
    expect.not.stringContaining("sr-only"),
  ]);
  act(() => removeButton(1010)?.click());
  expect(status?.className).toBe("sr-only");
});

test("an empty cart leads to the products", async () => {
  useCart.setState({ items: [] });
  await show();
  expect(text()).toContain(words.emptyHeading);
  expect(text()).not.toContain(words.subtotal);
  expect(links()).toEqual([[words.emptyButton, "/en/shop/grid"]]);
});

test("the way on is the checkout", async () => {
  await show();
  expect(links().at(-1)).toEqual([words.checkout, "/en/shop/checkout"]);
});

test("a click outside and the close button close it; marking text across the edge does not", async () => {
  // Without a layout the panel has no width: every place but 0, 0 is on the backdrop.
  const place = { bubbles: true, clientX: 1 };
  const press = (type: string, target: Element) =>
    act(() => void target.dispatchEvent(new MouseEvent(type, place)));
  await show();
  press("mousedown", panel().querySelector("h3") as Element);
  press("click", panel());
  expect(panel().open).toBe(true);
  press("mousedown", panel());
  press("click", panel());
  expect(panel().open).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  await show({ isOpen: false });
  await show();
  act(() => panel().querySelector<HTMLElement>(`[aria-label="${words.close}"]`)?.click());
  expect(onClose).toHaveBeenCalledTimes(2);
});
