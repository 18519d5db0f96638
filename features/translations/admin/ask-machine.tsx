import { useTranslations } from "use-intl";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TextState } from "../text-states.ts";
import { useMachine } from "./use-machine.ts";

interface Props {
  filter: { language: LanguageCode; state?: string; entry?: string; q?: string };
}

/** Has a machine translate what is missing or behind of what the filter shows, and tells what became of it. */
export function AskMachine({ filter: { language, state, entry, q } }: Props) {
  const t = useTranslations("admin.translations");
  const say = useGateWords();
  const { told, ask } = useMachine();
  const wanted = { language, state: (state || undefined) as TextState, entry, q };
  return (
    <div className="text-take">
      <AdminButton
        aria-disabled={told?.isRunning}
        onClick={() => void (told?.isRunning || ask(wanted))}
      >
        {t("machine.all")}
      </AdminButton>
      <div role="status">
        {told?.problem && <p className="admin-warning">{t(`machine.problem.${told.problem}`)}</p>}
        {told?.isRunning && <p>{t("machine.running", { taken: told.taken })}</p>}
        {told && !told.isRunning && (
          <p>{t("machine.told", { taken: told.taken, others: told.texts.length })}</p>
        )}
        {told && told.texts.length > 0 && (
          <ul className="admin-small">
            {told.texts.map(({ entry, field, decision, message, why }) => (
              <li key={`${entry} ${field}`}>
                {entry} · <code className="text-field">{field}</code>:{" "}
                {t(`decision.${decision as "refused"}`)}
                {why
                  ? ` (${say(why.code, why.value)})`
                  : message && <span lang="en"> ({message})</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
