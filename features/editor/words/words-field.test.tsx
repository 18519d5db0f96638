import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kinds } from "#features/pages/kinds.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import type { EntryAnswer } from "../calls.ts";
import { createEditor } from "../draft/editor-store.ts";
import { EditorContext } from "../screen/use-editor.ts";
import { WordsField } from "./words-field.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = readWords<object>("messages/admin").en;
const word = (id: string, key: string, en: string, placeholders: string[] = []) => ({
  ...{ id, key, placeholders, texts: { tr: `${en} (tr)`, en, de: `${en} (de)` } },
});
const words = [
  word("cart-total", "cart.total", "Total"),
  word("cart-count", "cart.count", "Items: {count}", ["count"]),
  word("forms-privacy", "forms.privacy", "See <link>privacy</link>", ["<link>"]),
];
let isLost = false;
vi.stubGlobal("fetch", async () => {
  if (isLost) throw new TypeError("Failed to fetch");
  return Response.json({ words });
});

const open = (items: object[]) =>
  createEditor(
    {
      document: {
        ...{ id: "interface-words", kind: "words", sample: false, slugs: {}, sections: [] },
        values: { title: { tr: "Kelimeler" }, items },
      },
      ...{ version: 1, revision: 0, isChanged: false, live: [], scheduled: [], hashes: {} },
      ...{ timeZone: "Europe/Istanbul", canPublish: true },
    } as unknown as EntryAnswer,
    "tr",
  );

let root: Root;
beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(async () => root.unmount()));

async function show(editor: ReturnType<typeof open>) {
  await act(async () =>
    root.render(
      <Translations language={languageOf("en")} messages={messages}>
        <EditorContext value={editor}>
          <WordsField at="items" group={kinds.words.fields.items} />
        </EditorContext>
      </Translations>,
    ),
  );
}

async function write(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  await typeInto(field, text);
}

test("a word is found by what it says, comes with the first letter that is written, and goes with the last", async () => {
  const editor = open([]);
  await show(editor);
  await write("[type=search]", "items");
  expect([...document.querySelectorAll("[data-word]")].map((one) => one.id !== "")).toEqual([true]);
  await write('[data-word="cart-count"]', "Ürün");
  expect(editor.getState().document.values.items).toEqual([
    { id: "cart-count", text: { tr: "Ürün" } },
  ]);
  expect(document.body.textContent).toContain("Missing: {count}");
  await write('[data-word="cart-count"]', "{count} ürün");
  expect(document.body.textContent).not.toContain("Missing:");
  await write('[data-word="cart-count"]', "");
  expect(editor.getState().document.values.items ?? []).toEqual([]);
});

test("a mark around words is asked for as it is written, and braces are none", async () => {
  await show(open([]));
  await write("[type=search]", "privacy");
  expect(document.body.textContent).toContain("Has to stand in the text: <link>…</link>");
  await write('[data-word="forms-privacy"]', "{link}");
  expect(document.body.textContent).toContain("Missing: <link>…</link>");
  await write('[data-word="forms-privacy"]', "<link>Gizlilik</link>");
  expect(document.body.textContent).not.toContain("Missing:");
});

test("what is said otherwise stands first, and a word that is said nowhere any more is named", async () => {
  await show(
    open([
      { id: "gone-word", text: { tr: "Eskiden" } },
      { id: "cart-total", text: { tr: "Tutar" } },
    ]),
  );
  const shown = [...document.querySelectorAll<HTMLTextAreaElement>("[data-word]")];
  expect(shown.map(({ value }) => value)).toEqual(["Eskiden", "Tutar"]);
  // Emptied to be written anew, it stays where somebody is writing.
  await write('[data-word="cart-total"]', "");
  expect(document.querySelectorAll("[data-word]")).toHaveLength(2);
  expect(document.body.textContent).toContain("not used any more");
  expect(document.querySelector("summary")?.textContent).toContain("Total (tr)");
});

test("words that cannot be had are said to be missing, and come once they are asked for again", async () => {
  isLost = true;
  await show(open([]));
  expect(document.querySelector("[role=alert]")?.textContent).toContain("This could not be loaded");
  isLost = false;
  await act(async () => dispatchEvent(new Event("online")));
  expect(document.querySelector("[role=alert]")).toBe(null);
  expect(document.querySelector("summary")?.textContent).toContain("Total (tr)");
});
