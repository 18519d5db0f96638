import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type AdminVisitor, VisitorProvider } from "#platform/admin/visitor.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import type { Reply } from "../calls.ts";
import { MessageThread } from "./message-thread.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const reply: Reply = {
  ...{ id: "r1", text: "Merhaba", by: "Ayşe", at: "2026-11-27T08:00:00Z" },
  ...{ mailId: "m1", state: "failed" },
};

/** The addresses that a reply leads somebody to. */
async function linksFor(visitor: Pick<AdminVisitor, "role" | "roles">) {
  const messages = { ...allMessages.en, ...readWords<object>("messages/admin").en };
  const element = (
    <Translations language={languageOf("en")} messages={messages}>
      <VisitorProvider visitor={{ id: "1", name: "A", email: "a@example.com", ...visitor }}>
        <MessageThread replies={[reply]} notes={[]} />
      </VisitorProvider>
    </Translations>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />),
  );
  expect(place.textContent).toContain("Merhaba");
  const links = [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  await act(async () => root.unmount());
  return links;
}

test("a reply leads to its mail whoever may open it, and nobody else to a screen that is refused", async () => {
  expect(await linksFor({ role: "Admin" })).toEqual(["/admin/mail?id=m1"]);
  expect(await linksFor({ role: "Customer", roles: ["sales"] })).toEqual([]);
});
