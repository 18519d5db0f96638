import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { VisitorProvider } from "#platform/admin/visitor.tsx";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import { Translations } from "#platform/language/translations.tsx";
import "#tests/support/dialogs.ts";
import { seedSite } from "#tests/support/seed-site.ts";
import type { ListedMail } from "./calls.ts";
import { DeliveryHistory } from "./delivery-history.tsx";
import { Screen } from "./mail-list.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const visitor = { id: "1", name: "A", email: "a@example.com", role: "Admin" } as const;
const mail: ListedMail = {
  ...{ id: "1", to: "", subject: "New message", kind: "contact-company", state: "waiting" },
  ...{ attempts: 0, createdAt: "2026-11-27T08:00:00Z", sentAt: null },
};

test.each([
  ["en", "the team (MAIL_TO is not set)"],
  ["de", "das Team (MAIL_TO ist nicht eingestellt)"],
  ["tr", "ekip (MAIL_TO ayarlanmadı)"],
] as const)("a mail to the company says so where MAIL_TO is missing: %s", async (code, words) => {
  const own = readWords<object>("messages/admin")[code];
  const element = (
    <Translations language={languageOf(code)} messages={{ ...allMessages[code], ...own }}>
      <ShellProvider shell={seedSite(code)}>
        <VisitorProvider visitor={visitor}>
          <Screen data={{ items: [mail], next: null }} />
          <DeliveryHistory mails={[{ ...mail, attempts: [] }]} />
        </VisitorProvider>
      </ShellProvider>
    </Translations>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  for (const place of ["table", "ul.admin-mails"])
    expect(document.querySelector(place)?.textContent, place).toContain(words);
  await act(async () => root.unmount());
});
