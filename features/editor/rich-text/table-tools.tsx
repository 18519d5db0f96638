import type { Command } from "prosemirror-state";
import { useTranslations } from "use-intl";
import { SmallButton } from "../editor-button.tsx";
import { tableSteps } from "./table-steps.ts";

const names = Object.keys(tableSteps) as (keyof typeof tableSteps)[];

/** What can be done to the table that the caret is in. */
export function TableTools({ run }: { run(command: Command): void }) {
  const t = useTranslations("admin.editor.table");
  return (
    <fieldset aria-label={t("label")} className="editor-table-tools">
      {names.map((name) => (
        <SmallButton
          key={name}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(tableSteps[name])}
        >
          {t(name)}
        </SmallButton>
      ))}
    </fieldset>
  );
}
