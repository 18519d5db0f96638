import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import type { Message } from "../calls.ts";
import { MessageActions } from "./message-actions.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.mock("#platform/session/send-json.ts", () => ({ sendJson: async () => Response.json({}) }));

const message = {
  ...{ id: "m1", name: "Ayşe", status: "new", assignee: null, erasedAt: null },
} as unknown as Message;

/** Where somebody is after these buttons, who came from a list with a filter. */
async function placeAfter(...buttons: string[]) {
  const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <MessageActions message={message} admins={[]} isHeldBack={false} />
    </Translations>
  );
  const routes = [
    { path: "/admin/message", element },
    { path: "*", element: <p>list</p> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ["/admin/message?id=m1&q=ay%C5%9Fe&status=open"],
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  for (const name of buttons)
    await act(async () =>
      [...document.querySelectorAll("button")].find((one) => one.textContent === name)?.click(),
    );
  expect(place.textContent).toBe("list");
  const { pathname, search } = router.state.location;
  await act(async () => root.unmount());
  place.remove();
  return pathname + search;
}

test("who deletes a message, or marks it as unread, is back in the list with its filter", async () => {
  expect(await placeAfter("Mark as unread")).toBe("/admin?q=ay%C5%9Fe&status=open");
  expect(await placeAfter("Delete", "Delete for good")).toBe("/admin?q=ay%C5%9Fe&status=open");
});
