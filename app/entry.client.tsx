import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchMessages } from "#platform/language/fetch-messages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { Translations } from "#platform/language/translations.tsx";
import { noteCampaignSource } from "#platform/submissions/campaign-source.ts";
import { takeRefusedForm } from "#platform/submissions/refused-form.ts";

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
