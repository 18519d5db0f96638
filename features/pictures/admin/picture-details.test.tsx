import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitorProvider } from "#platform/admin/visitor.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import { typeInto } from "#tests/support/type-into.ts";
import type { ListedPicture } from "../calls.ts";
import { PictureDetails } from "./picture-details.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
const visitor = { id: "1", name: "A", email: "a@example.com", role: "Admin" } as const;
const picture: ListedPicture = {
  ...{ id: "0".repeat(32), name: "desk.jpg", kind: "jpeg", width: 900, height: 600, bytes: 190 },
  ...{ widths: [900], part: null, alt: { tr: "Masa" }, decorative: false, focus: [50, 50] },
  shown: { id: "0".repeat(32), width: 900, height: 600, widths: [900] },
  uses: [],
};

let root: Root;
let status: number;
let sent: { alt: object; focus?: number[] }[];
let answer: object;
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: async (_: string, body: { alt: object }) => {
    sent.push(body);
    return Response.json(answer, { status });
  },
}));
const onClose = vi.fn();
const dialog = () => document.querySelector(".picture-details") as HTMLDialogElement;
const english = () => dialog().querySelector("input[lang=en]") as HTMLInputElement;
const button = (words: string) =>
  [...dialog().querySelectorAll("button")].find(({ textContent }) => textContent === words);

const writes = (words: string) => typeInto(english(), words);
/** … and waits until what is sent then has been answered. */
const leavesBy = (how: () => void) =>
  act(async () => {
    how();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(async () => {
  [status, sent, answer] = [200, [], {}];
  onClose.mockClear();
  await show(picture);
});
afterEach(() => act(async () => root.unmount()));

let router: ReturnType<typeof createMemoryRouter>;
async function show(picture: ListedPicture): Promise<void> {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <VisitorProvider visitor={visitor}>
        <PictureDetails picture={picture} onClose={onClose} />
      </VisitorProvider>
    </Translations>
  );
  router = createMemoryRouter([
    { path: "/", element },
    { path: "*", element: "The page" },
  ]);
  await act(async () => root.render(<RouterProvider router={router} />));
}

test.each([
  ["Esc or a click outside", () => dialog().close()],
  ["Close", () => button("Close")?.click()],
])("%s keeps what was written", async (_, how) => {
  await writes("A desk");
  await leavesBy(how);
  expect(onClose).toHaveBeenCalledOnce();
  // What was not touched is not said again: somebody else may have changed it since.
  expect(sent).toEqual([{ id: picture.id, alt: { en: "A desk" } }]);
});

test("a middle that was chosen before cropping is not lost by it", async () => {
  const point = () => dialog().querySelector(".picture-point") as HTMLElement;
  const right = { key: "ArrowRight", bubbles: true };
  await act(async () => void point().dispatchEvent(new KeyboardEvent("keydown", right)));
  await act(async () => {
    button("Crop")?.click();
    await import("./crop-frame.tsx");
  });
  const part = { left: 450, top: 0, width: 450, height: 600 };
  answer = { ...picture, part, shown: { ...picture.shown, ...part } };
  await act(async () => button("Show this part")?.click());
  await leavesBy(() => dialog().close());
  expect(sent.at(-1)).toEqual({ id: picture.id, alt: {}, focus: [55, 50] });
});

test("what was written is kept before the way to a page that shows the picture", async () => {
  await act(async () => root.unmount());
  await show({ ...picture, uses: [{ entry: "first", title: "A post", isLive: false }] });
  const link = () => dialog().querySelector("a") as HTMLAnchorElement;
  await writes("A desk");
  status = 503;
  await leavesBy(() => link().click());
  expect(router.state.location.pathname).toBe("/");
  expect(english().value).toBe("A desk");
  status = 200;
  await leavesBy(() => link().click());
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)?.alt).toEqual({ en: "A desk" });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/admin/entry?id=first",
  );
});

test("who wrote nothing leaves at once", async () => {
  await leavesBy(() => dialog().close());
  expect(onClose).toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("what cannot be saved stands in the dialog again", async () => {
  status = 503;
  await writes("A desk");
  await leavesBy(() => dialog().close());
  expect(sent).toHaveLength(1);
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(english().value).toBe("A desk");
});

test("a small file weighs a kilobyte, not nothing", () => {
  expect(dialog().textContent).toContain("900 × 600 pixels · 1 kB");
});
