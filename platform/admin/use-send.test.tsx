import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Calls } from "#platform/http/call.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import { takeToasts } from "#ui/toast/toast-store.ts";
import { useSend } from "./use-send.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
let answer: () => Promise<Response>;
vi.mock("#platform/session/send-json.ts", () => ({ sendJson: () => answer() }));

let root: Root;
let send: ReturnType<typeof useSend<Calls>>["send"];
function Screen() {
  send = useSend<Calls>().send;
  return null;
}
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <Screen />
    </Translations>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(() => act(async () => root.unmount()));

async function told(given: object, how: typeof answer) {
  answer = how;
  await act(() => send("POST /api/admin/things" as never, given as never));
  return takeToasts().map(({ text }) => text);
}

const lost: [string, typeof answer][] = [
  ["a connection that broke", () => Promise.reject(new TypeError())],
  ["a proxy that lost the server", async () => new Response("<html>", { status: 502 })],
  ["a proxy that waited in vain", async () => new Response("<html>", { status: 504 })],
  ["an answer that was cut off", async () => new Response('{"id":')],
];
test.each(lost)("after %s nobody claims that nothing was changed", async (_, how) => {
  expect(await told({}, how)).toEqual([
    "No answer came from the server, so nobody knows whether this was done. Please look before you do it again.",
  ]);
});

test.each(lost)("after %s what is stored once may be sent again", async (_, how) => {
  expect(await told({ key: "1" }, how)).toEqual([
    "No answer came from the server, so nobody knows whether this was stored. Just send it again: it is stored only once.",
  ]);
});

test.each([403, 409, 422, 429, 500, 503])(
  "a server that says %i has changed nothing",
  async (status) => {
    const text = "That did not work. Nothing was changed.";
    expect(await told({}, async () => Response.json({}, { status }))).toEqual([text]);
  },
);
