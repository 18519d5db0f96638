import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { link } from "#platform/fields/fields.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import { AroundContext } from "../screen/use-cards.ts";
import { LinkControl } from "./link-control.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = readWords<object>("messages/admin").en;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));

const about = { description: "", sample: false, values: {} };
const cards = [{ entry: "pricing", kind: "page", title: "Pricing", path: "/pricing", ...about }];
const around = { cards, photos: [], askAround() {}, siteName: "", timeZone: "" };

const typed = (written: string) => kept((field) => typeInto(field, written));
const pasted = (written: string) =>
  kept(async (field) => {
    const clipboardData = { getData: () => written };
    const paste = Object.assign(new Event("paste", { bubbles: true }), { clipboardData });
    await act(async () => field.dispatchEvent(paste));
  });

/** What is kept of what somebody does with the field. */
async function kept(does: (field: HTMLInputElement) => Promise<void>): Promise<unknown> {
  let said: unknown;
  const props = { id: "to", at: "to", leaf: link(), lang: undefined, describedBy: undefined };
  await act(async () =>
    root.render(
      <Translations language={languageOf("en")} messages={messages}>
        <AroundContext value={around}>
          <LinkControl
            {...props}
            said={undefined}
            isWrong={false}
            set={(to) => {
              said = to;
            }}
          />
        </AroundContext>
      </Translations>,
    ),
  );
  await does(document.querySelector("input") as HTMLInputElement);
  return said;
}

test("blanks that come along with a pasted address do not make it none", async () => {
  expect(await typed(" https://partner.example/a \u00a0")).toBe("https://partner.example/a");
  expect(await typed("/pricing ")).toBe("/pricing");
  expect(await typed("mailto:info@example.com ")).toBe("mailto:info@example.com");
});

test("a phone number is written with its blanks", async () => {
  expect(await typed("tel:+90 222 320 00 00")).toBe("tel:+902223200000");
});

test("what is no address yet stays as it is typed", async () => {
  expect(await typed("Open ")).toBe("Open ");
  expect(await typed(" ")).toBe(" ");
});

test("the address of a page of this site, pasted from a browser, is that page, wherever it moves", async () => {
  expect(await pasted(`${location.origin}/en/pricing`)).toBe("page:pricing");
  expect(await pasted(` ${location.origin}/en/pricing#plans`)).toBe("page:pricing#plans");
  // What is no page, and what leads elsewhere, stays what it was.
  expect(await pasted(`${location.origin}/en/no-such-page`)).toBeUndefined();
  expect(await pasted(`${location.origin}/en/pricing?ref=mail`)).toBeUndefined();
  expect(await pasted("https://partner.example/en/pricing")).toBeUndefined();
});
