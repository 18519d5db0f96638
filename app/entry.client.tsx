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
const language = languageOfPath(location.pathname);

// Without its words the page stays as it was sent: readable, its links and forms working.
const messages = await fetchMessages();
if (messages) {
  startTransition(() => {
    hydrateRoot(
      document,
      <Translations language={language} messages={messages}>
        <HydratedRouter />
      </Translations>,
    );
  });
}
