import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { allMessages } from "#platform/language/all-messages.ts";
import { languageOf } from "#platform/language/languages.ts";
import { Translations } from "#platform/language/translations.tsx";
import { seedSite } from "#tests/support/seed-site.ts";
import OfficesSection from "./offices-section.tsx";

const { facts, ...shell } = seedSite("en");
const [office] = facts.offices as [(typeof facts.offices)[number]];

const values = { heading: "Where", label: "", to: undefined, secondLabel: "", secondTo: undefined };

function officesWith(phone: string): string {
  const offices = [{ ...office, phone }];
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/en"]}>
      <Translations language={languageOf("en")} messages={allMessages.en}>
        <ShellProvider shell={{ ...shell, facts: { ...facts, offices } }}>
          <OfficesSection id="offices" values={values} place="page" level={2} />
        </ShellProvider>
      </Translations>
    </MemoryRouter>,
  );
}

test("an office shows country, city and address, and no phone line where there is no phone", () => {
  const html = officesWith("");
  for (const fact of [office.country.en, office.city, office.address]) {
    expect(html).toContain(fact);
  }
  expect(html).not.toContain(allMessages.en.contact.call);
  expect(html).not.toContain("tel:");
});

test("a phone is labelled and can be called", () => {
  const html = officesWith("+90 (222) 000 00 00");
  expect(html).toContain(`${allMessages.en.contact.call}: `);
  expect(html).toContain('href="tel:+902220000000"');
});
