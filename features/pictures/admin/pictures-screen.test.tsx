import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { VisitorProvider } from "#platform/admin/visitor.tsx";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import { seedSite } from "#tests/support/seed-site.ts";
import { typeInto } from "#tests/support/type-into.ts";
import type { ListedPicture } from "../calls.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { Screen } from "./pictures-screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
const visitor = { id: "1", name: "A", email: "a@example.com", role: "Admin" } as const;

const pictureOf = (name: string): ListedPicture => ({
  ...{ id: name.padEnd(32, "0"), name, kind: "jpeg", width: 900, height: 600, bytes: 190 },
  ...{ widths: [900], part: null, alt: {}, decorative: false, focus: [50, 50], uses: [] },
  shown: { id: name.padEnd(32, "0"), width: 900, height: 600, widths: [900] },
});

/** Uploads that wait for their answers, by the name of the file. */
const arrives = new Map<string, () => void>();
vi.mock("#platform/session/send-json.ts", () => ({
  sendJson: (_: string, body: FormData) =>
    new Promise<Response>((resolve) => {
      const { name } = body.get("file") as File;
      arrives.set(name, () => resolve(Response.json(pictureOf(name))));
    }),
}));

/** What is asked for, and what is answered; undefined: nothing. */
let asked: URLSearchParams[];
let answer: { pictures: ListedPicture[]; total: number } | undefined;
vi.stubGlobal("fetch", async (address: string) => {
  asked.push(new URLSearchParams(address.split("?")[1]));
  if (!answer) throw new TypeError("Failed to fetch");
  return Response.json(answer);
});

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  arrives.clear();
  [asked, answer] = [[], { pictures: [], total: 0 }];
});

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });

async function open(element: React.ReactNode): Promise<() => Promise<void>> {
  const root = createRoot(document.body.firstElementChild as Element);
  onTestFinished(() => act(async () => root.unmount()));
  const draw = (shown: React.ReactNode) => (
    <Translations language={languageOf("en")} messages={messages}>
      <ShellProvider shell={seedSite("en")}>
        <VisitorProvider visitor={visitor}>{shown}</VisitorProvider>
      </ShellProvider>
    </Translations>
  );
  const router = createMemoryRouter([{ path: "/", element: draw(element) }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await settle();
  return () => act(async () => root.render(null));
}

async function uploads(...names: string[]): Promise<void> {
  const input = document.querySelector("[type=file]") as HTMLInputElement;
  const files = names.map((name) => new File(["x"], name));
  Object.defineProperty(input, "files", { configurable: true, value: files });
  Object.defineProperty(input, "value", { configurable: true, writable: true, value: "" });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}
const arrived = async (name: string) => {
  arrives.get(name)?.();
  await settle();
};
async function type(selector: string, words: string): Promise<void> {
  await typeInto(document.querySelector(selector) as HTMLInputElement, words);
  await settle();
}
const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);

test("of several that are uploaded one is described, and what is being said of it stays when the next one arrives", async () => {
  await open(<Screen data={{ pictures: [], total: 0 }} />);
  await uploads("first.jpg", "second.jpg");
  await arrived("first.jpg");
  const english = () => document.querySelector("dialog input[lang=en]") as HTMLInputElement;
  await type("dialog input[lang=en]", "A desk");
  await arrived("second.jpg");
  expect(document.querySelector("dialog h2")?.textContent).toBe("first.jpg");
  expect(english().value).toBe("A desk");
  expect(document.querySelector("[role=status]")?.textContent).toContain("second.jpg is there.");
});

test("what is uploaded where one is chosen is chosen once, and not by somebody who has left", async () => {
  const onChoose = vi.fn();
  const dialog = (
    <PictureDialog chosen={undefined} drawings={[]} onChoose={onChoose} onClose={() => {}} />
  );
  const leave = await open(dialog);
  await uploads("first.jpg");
  await leave();
  await arrived("first.jpg");
  expect(onChoose).not.toHaveBeenCalled();
});

test("pictures that cannot be listed are said to be missing, and asked for again", async () => {
  answer = undefined;
  await open(
    <PictureDialog chosen={undefined} drawings={[]} onChoose={() => {}} onClose={() => {}} />,
  );
  const said = () => document.querySelector("[role=alert]")?.textContent;
  expect(said()).toContain("This could not be loaded");
  answer = { pictures: [pictureOf("desk.jpg")], total: 61 };
  await act(async () => button("Try again")?.click());
  await settle();
  expect(said()).toBe(undefined);
  expect(document.activeElement).toBe(document.querySelector("[type=search]"));
  expect(document.body.textContent).toContain("desk.jpg");

  // More than are shown at once are asked for.
  await act(async () => button("Show more")?.click());
  await settle();
  expect(asked.at(-1)?.get("most")).toBe("120");
  answer = { pictures: [], total: 0 };
  await type("[type=search]", "chair");
  expect(document.body.textContent).toContain("No picture matches the search.");
});
