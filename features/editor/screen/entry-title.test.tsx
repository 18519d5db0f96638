import { act } from "react";
import { expect, test } from "vitest";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { seedSite } from "#tests/support/seed-site.ts";
import { stageIn } from "#tests/support/stage.tsx";
import type { EntryAnswer } from "../calls.ts";
import { createEditor } from "../draft/editor-store.ts";
import { EntryTitle } from "./entry-title.tsx";
import { EditorContext } from "./use-editor.ts";

const show = stageIn("en");

test("in a language without a title the page is called by the one that it has, not by its name in the store", async () => {
  const values = { title: { tr: "Küçük adımlar", de: { value: "Kleine Schritte", of: "" } } };
  const entry = { id: "kucuk-adimlar", kind: "post", sample: false, slugs: {}, sections: [] };
  const editor = createEditor(
    {
      document: { ...entry, values },
      ...{ version: 1, revision: 0, isChanged: false, live: [], scheduled: [], hashes: {} },
      ...{ timeZone: "Europe/Istanbul", canPublish: true },
    } as unknown as EntryAnswer,
    "de",
  );
  await show(
    <Translations language={languageOf("en")} messages={readWords<object>("messages/admin").en}>
      <ShellProvider shell={seedSite("en")}>
        <EditorContext value={editor}>
          <EntryTitle />
        </EditorContext>
      </ShellProvider>
    </Translations>,
  );
  const heading = () => {
    const shown = document.querySelector("h1");
    return [shown?.textContent, shown?.lang];
  };
  expect(heading()).toEqual(["Kleine Schritte", "de"]);
  await act(async () => editor.setState({ language: "en" }));
  expect(heading()).toEqual(["Küçük adımlar", "tr"]);
});
