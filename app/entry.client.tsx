import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { PartNames } from "#features/pages/part-names.ts";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { Translations } from "#platform/language/translations.tsx";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { noteCampaignSource } from "#platform/submissions/campaign-source.ts";
import { takeRefusedForm } from "#platform/submissions/refused-form.ts";
import { keepPartsOnTheWay } from "#ui/later/when-wanted.ts";
import { readShell } from "./shell-data.ts";

takeRefusedForm();
noteCampaignSource(location);
keepPartsOnTheWay();
// Not awaited here: modules of the page may stand on this one.
void start().finally(() => {
  // React's development build would complain of styles that it has not written: there all comes at once.
  if (import.meta.env.DEV) delete document.documentElement.dataset.belowRests;
  // ui/below/below.head.js waits for it: what is in the page already need not come with its code.
  dispatchEvent(new Event("begun"));
});

/** Without its words or the code of its parts the page stays as it was sent: readable, its links and forms working. */
async function start(): Promise<void> {
  const language = languageOfPath(location.pathname);
  const [messages, hasParts] = await Promise.all([
    fetchMessages(),
    fetchParts(),
    window.pageModules,
  ]);
  if (!messages || !hasParts) return;
  const shell = readShell(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <Translations language={language} messages={withOwnWords(messages, shell.words)}>
        <ShellProvider shell={shell}>
          <HydratedRouter />
        </ShellProvider>
      </Translations>,
    );
  });
}

/**
 * The translation set of the page's language. Its address stands in the head, where the browser began to
 * load it with the page. Resolves to nothing when it cannot be had.
 */
async function fetchMessages(): Promise<Record<string, unknown> | undefined> {
  const link = document.querySelector<HTMLLinkElement>("link[data-messages]");
  if (!link) return undefined;
  try {
    const response = await fetch(link.href);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The code of an entry's template and sections (app/parts-head.server.ts); a screen names none. */
async function fetchParts(): Promise<boolean> {
  const names = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content.split(" ");
  if (!names) return true;
  try {
    // Not taken apart where it is imported: for that the build adds 40 bytes to each page.
    const parts = await import("#features/pages/bring-parts.ts");
    await parts.bringParts(names as PartNames);
    return true;
  } catch {
    return false;
  }
}
