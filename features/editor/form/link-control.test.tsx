import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { link } from "#platform/fields/fields.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import { LinkControl } from "./link-control.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = readWords<object>("messages/admin").en;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));

/** What is kept of what was pasted or typed. */
async function kept(written: string): Promise<unknown> {
  let said: unknown;
  const props = { id: "to", at: "to", leaf: link(), lang: undefined, describedBy: undefined };
  await act(async () =>
    root.render(
      <Translations language={languageOf("en")} messages={messages}>
        <LinkControl
          {...props}
          said={undefined}
          isWrong={false}
          set={(to) => {
            said = to;
          }}
        />
      </Translations>,
    ),
  );
  await typeInto(document.querySelector("input") as HTMLInputElement, written);
  return said;
}

test("blanks that come along with a pasted address do not make it none", async () => {
  expect(await kept(" https://partner.example/a \u00a0")).toBe("https://partner.example/a");
  expect(await kept("/pricing ")).toBe("/pricing");
  expect(await kept("mailto:info@example.com ")).toBe("mailto:info@example.com");
});

test("a phone number is written with its blanks", async () => {
  expect(await kept("tel:+90 222 320 00 00")).toBe("tel:+902223200000");
});

test("what is no address yet stays as it is typed", async () => {
  expect(await kept("Open ")).toBe("Open ");
  expect(await kept(" ")).toBe(" ");
});
