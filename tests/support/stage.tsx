import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A place in the document for each test of a file. It is taken away after each. */
function placeOfEach() {
  let root: Root;
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(() => act(() => root.unmount()));
  return (element: ReactNode): Promise<void> => act(async () => root.render(element));
}

/** For the tests of a file: what draws a part of a page, with the words of a language. */
export function stageIn(code: LanguageCode) {
  const draw = placeOfEach();
  return (part: ReactNode) =>
    draw(
      <MemoryRouter initialEntries={[localizedPath("/", code)]}>
        <Translations language={languageOf(code)} messages={allMessages[code]}>
          {part}
        </Translations>
      </MemoryRouter>,
    );
}

/** The same for a part of the back office, with its words; what is drawn once more begins anew, as after a reload. */
export function officeStageIn(code: LanguageCode) {
  const draw = placeOfEach();
  const messages = { ...allMessages[code], ...readWords<object>("messages/admin")[code] };
  let times = 0;
  return (part: ReactNode) => {
    times += 1;
    return draw(
      <Translations key={times} language={languageOf(code)} messages={messages}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: part }])} />
      </Translations>,
    );
  };
}
