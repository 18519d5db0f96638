import type { BrowserContext, BrowserContextOptions, Locator } from "playwright-core";
import { expect } from "vitest";
import type { LanguageCode } from "#platform/language/languages.ts";
import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import type { ConsoleGuard } from "#tests/support/console-guard.ts";
import { contactFormOf, type Filling } from "./contact-form-of.ts";
import { patience } from "./patience.ts";
import { untilInteractive } from "./until-interactive.ts";
import { untilStill } from "./until-still.ts";
import { wordsOf } from "./words.ts";

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;

/** A person at a browser, whose doings read like sentences. */
export async function createVisitor(
  context: BrowserContext,
  guard: ConsoleGuard,
  { javaScriptEnabled = true }: BrowserContextOptions,
) {
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const address = () => new URL(page.url());
  let shown: LanguageCode = "tr";
  /** A refused form comes back under the API's address, in the language of the page that sent it. */
  const words = () => {
    const { pathname } = address();
    if (!pathname.startsWith("/api/")) shown = languageOfPath(pathname).code;
    return wordsOf(shown);
  };
  // Without its code, or while that is held up, the page does not use what it loads ahead.
  guard.tolerates(/preloaded using link preload but not used/);
  const contactForm = () => contactFormOf(page, words());
  /** A menu's button, by the menu's name; other buttons may carry that word too. */
  const menuButton = (name: string) =>
    page.getByRole("button", { name }).and(page.locator("[popovertarget]"));
  /**
   * Waits until the list has come to rest: what is clicked while it moves is scrolled for by the browser's driver,
   * the list goes along with its button, and the click beside it closes it.
   */
  async function opensMenu(name: string): Promise<void> {
    await menuButton(name).click();
    await untilStill(page);
  }

  return {
    page,
    context,
    /** Tells the guard that this complaint of the browser is part of the test. */
    expectsComplaint: guard.expects,
    /** … and that this one may be, by which of two comes first. */
    mayComplain: guard.tolerates,
    /** The words of the language that is shown. */
    words,
    contactForm,

    /** Opens a page, given by its bare path, in a language, and waits until it can be used. */
    async opens(path: string, code: LanguageCode = "tr") {
      shown = code;
      const response = await page.goto(localizedPath(path, code));
      if (javaScriptEnabled) await untilInteractive(page);
      return response;
    },
    async waitsUntilInteractive() {
      await untilInteractive(page);
    },
    async reloads() {
      await page.reload();
      if (javaScriptEnabled) await untilInteractive(page);
    },

    async choosesLanguage(code: LanguageCode, name: string) {
      await opensMenu(words()("layout.language"));
      await page.getByRole("link", { name, exact: true }).click();
      await page.waitForURL((url) => languageOfPath(url.pathname).code === code);
      await untilInteractive(page);
    },
    async choosesTheme(theme: "light" | "dark" | "auto") {
      await opensMenu(words()("layout.theme"));
      const name = words()(`layout.themes.${theme}`);
      await page.getByRole("button", { name, exact: true }).click();
    },
    menuButton,
    opensMenu,

    async fillsIn(filling: Partial<Filling>) {
      const { field } = contactForm();
      for (const [control, text] of Object.entries(filling)) {
        await field(control as keyof Filling).fill(text);
      }
    },
    /** Waits for the forgery token that a form asks for when it is first touched. */
    async hasToken() {
      const names = async () => (await context.cookies()).map(({ name }) => name);
      await expect.poll(names).toContain("XSRF-TOKEN");
    },
    async sendsContactForm() {
      await contactForm().sendButton.click();
    },

    emailField: (): Locator =>
      page.getByRole("textbox", { name: words()("forms.emailCapture.label") }),
    async leavesAddress(address: string) {
      await this.emailField().fill(address);
      const form = page.locator("form").filter({ has: this.emailField() });
      await form.getByRole("button", { name: words()("forms.emailCapture.send") }).click();
    },

    async sees(text: string | RegExp) {
      await page.getByText(text).filter({ visible: true }).first().waitFor();
    },
    async seesHeading(name: string) {
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    },
    async seesNo(text: string | RegExp) {
      await expect.poll(() => page.getByText(text).filter({ visible: true }).count()).toBe(0);
    },
    async seesToast(kind: "success" | "error") {
      const t = words();
      const [title, text] =
        kind === "success"
          ? [t("toasts.successTitle"), t("toasts.sent")]
          : [t("toasts.errorTitle"), t("toasts.failed")];
      await page.getByRole("alert").filter({ hasText: title }).filter({ hasText: text }).waitFor();
    },
    /** The reference number that the page shows. */
    async readsReference(): Promise<string> {
      const line = page.getByText(words()("receipt.reference"));
      const shown = page.getByRole("paragraph").filter({ has: line }).getByRole("strong");
      return (await shown.textContent()) ?? "";
    },

    theme: () => page.locator("html").getAttribute("data-bs-theme"),
    stored: (key: string) => page.evaluate((name) => localStorage.getItem(name), key),
    address,
  };
}
