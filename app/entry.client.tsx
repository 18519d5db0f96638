import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchMessages } from "#features/i18n/fetch-messages.ts";
import { languageOfPath } from "#features/i18n/localized-path.ts";
import { Translations } from "#features/i18n/translations.tsx";
import { noteCampaignSource } from "#features/leads/campaign-source.ts";
import { takeRefusedForm } from "#features/leads/refused-form.ts";

takeRefusedForm();
noteCampaignSource(location);
// Not awaited here: modules of the page may stand on this one.
void start();

/** Without its words the page stays as it was sent: readable, its links and forms working. */
async function start(): Promise<void> {
  const language = languageOfPath(location.pathname);
  const [messages] = await Promise.all([fetchMessages(), window.pageModules]);
  if (!messages) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <Translations language={language} messages={messages}>
        <HydratedRouter />
      </Translations>,
    );
  });
}
