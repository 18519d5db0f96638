import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { Translations } from "#platform/language/translations.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** For the tests of a file: what draws a part of a page, with the words of a language. It is taken away after each. */
export function stageIn(code: LanguageCode) {
  let root: Root;
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(() => act(() => root.unmount()));
  return (part: ReactNode): Promise<void> =>
    act(async () =>
      root.render(
        <MemoryRouter initialEntries={[localizedPath("/", code)]}>
          <Translations language={languageOf(code)} messages={allMessages[code]}>
            {part}
          </Translations>
        </MemoryRouter>,
      ),
    );
}
